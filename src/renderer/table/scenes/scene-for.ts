import type { GameId } from '../../../shared/games.ts';
import { BangScene } from './bang-scene.ts';
import { DiceScene } from './dice-scene.ts';
import { LobbyScene } from './lobby-scene.ts';
import { ResultScene } from './result-scene.ts';
import type { Scene, Seen, Tools } from './scene.ts';

type SceneClass = new (tools: Tools) => Scene;

const GAME_SCENES: Readonly<Record<GameId, SceneClass>> = { dice: DiceScene, bang: BangScene };

/** Which scene shows this; the same one again as long as phase and game stay. */
export function sceneFor({ room, game }: Seen): SceneClass {
  switch (room.phase) {
    case 'lobby':
      return LobbyScene;
    case 'game':
      return GAME_SCENES[game?.id ?? room.game];
    case 'result':
      return ResultScene;
    default:
      return room.phase satisfies never;
  }
}
