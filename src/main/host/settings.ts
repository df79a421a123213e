import type { Command } from '../../shared/protocol/messages.ts';
import type { RoomView } from '../../shared/protocol/room.ts';

/** What the evening is played with and how fast. */
export type Settings = Pick<RoomView, 'game' | 'rules' | 'language' | 'pace' | 'turnTime' | 'grace'>;

export type Choice = Extract<Command, { do: 'game' | 'rules' | 'language' | 'pace' | 'turnTime' | 'grace' }>;

export function chosen(settings: Settings, choice: Choice): Settings {
  switch (choice.do) {
    case 'game':
      return { ...settings, game: choice.game };
    case 'rules':
      return { ...settings, rules: { ...settings.rules, [choice.game]: choice.rules } };
    case 'language':
      return { ...settings, language: choice.language };
    case 'pace':
      return { ...settings, pace: choice.pace };
    case 'turnTime':
      return { ...settings, turnTime: choice.seconds };
    case 'grace':
      return { ...settings, grace: choice.seconds };
    default:
      return choice satisfies never;
  }
}
