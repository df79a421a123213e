import { useEffect, useState } from 'preact/hooks';
import type { Language } from '../../../shared/protocol/room.ts';
import type { Catalogue } from '../../../shared/text/catalogue.ts';
import type { Narrator } from '../stage/narrator.ts';
import { CALM, VOLUMES, type Remembered } from '../stage/preferences.ts';
import { Choice } from './choice.tsx';

/** What this screen decides for itself. */
export interface OwnScreen {
  readonly preferences: Remembered;
  readonly voice: Narrator;
}

interface ScreenSheetProps {
  readonly screen: OwnScreen;
  readonly language: Language;
  readonly words: Catalogue['table']['show']['screen'];
}

/** Sound, voice and motion of this screen alone; other tables keep theirs. */
export function ScreenSheet({ screen: { preferences, voice }, language, words }: ScreenSheetProps) {
  const [now, setNow] = useState(preferences.now);
  const [, setVoices] = useState(0);
  useEffect(() => preferences.follow(setNow), [preferences]);
  useEffect(() => voice.onVoices(() => setVoices(count => count + 1)), [voice]);
  const isMute = !voice.speaks(language);
  const onOff = (of: 'sound' | 'murmur' | 'narrator', label: string, disabled = false) => (
    <Choice
      label={label}
      value={now[of] && !disabled ? 'on' : 'off'}
      choices={['on', 'off']}
      names={{ on: words.on, off: words.off }}
      disabled={disabled}
      choose={choice => preferences.change({ [of]: choice === 'on' })}
    />
  );
  return (
    <>
      {onOff('sound', words.sound)}
      <Choice
        label={words.volume}
        value={now.volume}
        choices={VOLUMES}
        names={words.volumes}
        choose={volume => preferences.change({ volume })}
      />
      {onOff('murmur', words.murmur)}
      {onOff('narrator', words.narrator, isMute)}
      {isMute && <p>{words.noVoice}</p>}
      <Choice
        label={words.calm}
        value={now.calm}
        choices={CALM}
        names={words.calms}
        choose={calm => preferences.change({ calm })}
      />
    </>
  );
}
