import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** Every fault that axe finds on a page. */
export async function faultsOf(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map(node => `${id}: ${node.target.join(' ')}`));
}
