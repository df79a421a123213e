import type { GameId } from '../../../shared/games.ts';
import { DiceScene } from './dice-scene.ts';
import { LobbyScene } from './lobby-scene.ts';
import { ResultScene } from './result-scene.ts';
import type { Scene, Seen, Tools } from './scene.ts';

type SceneClass = new (tools: Tools) => Scene;

const GAME_SCENES: Readonly<Partial<Record<GameId, SceneClass>>> = { dice: DiceScene };

/** Which scene shows this; the same one again as long as phase and game stay. */
export function sceneFor({ room, game }: Seen): SceneClass {
  switch (room.phase) {
    case 'lobby':
      return LobbyScene;
    case 'game': {
      const id = game?.id ?? room.game;
      const scene = GAME_SCENES[id];
      if (!scene) throw new Error(`the table has no scene for ${id}`);
      return scene;
    }
    case 'result':
      return ResultScene;
    default:
      return room.phase satisfies never;
  }
}
