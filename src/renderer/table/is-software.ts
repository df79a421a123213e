/** Whether a graphics card of this unmasked name is none at all. */
export function isSoftware(name: string): boolean {
  return /SwiftShader|llvmpipe|softpipe|Software|Basic Render/i.test(name);
}
