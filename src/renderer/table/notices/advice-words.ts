import type { Advice, System } from '../../../shared/protocol/room.ts';
import type { Catalogue } from '../../../shared/text/catalogue.ts';

type Words = Catalogue['table']['doctor'];

export interface Help {
  readonly title: string;
  /** In the order they are done. */
  readonly steps: readonly string[];
}

/** What is wrong and what to do about it. */
export function adviceWords(advice: Advice, words: Words): Help {
  switch (advice.code) {
    case 'no-address':
      return words.noAddress;
    case 'no-lan':
      return { title: words.noLan.title[advice.kind], steps: words.noLan.steps[advice.kind] };
    case 'vpn':
      return { title: words.vpn.title(advice), steps: words.vpn.steps };
    case 'nobody-came':
      return {
        title: words.nobodyCame.title,
        steps: [words.nobodyCame.first, ...firewallSteps(advice.system, advice.port, words)],
      };
    case 'page-only':
      return words.pageOnly;
    case 'other-network':
      return { title: words.otherNetwork.title(advice), steps: words.otherNetwork.steps };
    case 'no-multicast':
      return words.noMulticast;
    default:
      return advice satisfies never;
  }
}

export function firewallSteps(system: System, port: number, words: Words): string[] {
  return words.nobodyCame.firewall[system].map(step => (typeof step === 'string' ? step : step({ port })));
}
