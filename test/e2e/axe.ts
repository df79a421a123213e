import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** Every fault that axe finds on a page. Ours have no frames, for which it would open another page each time. */
export async function faultsOf(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode()
    .options({ resultTypes: ['violations'] })
    .analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map(node => `${id}: ${node.target.join(' ')}`));
}
