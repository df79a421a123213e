/** The part of the library below bonjour-service that tests read with; it carries no types. */
declare module 'dns-packet' {
  export interface Answer {
    readonly name: string;
    readonly type: string;
    readonly data: unknown;
    readonly flush: boolean;
  }
  export interface Packet {
    readonly answers: Answer[];
  }
  const packet: { decode(bytes: Buffer): Packet };
  export default packet;
}
