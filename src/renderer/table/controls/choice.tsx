/** One thing to choose out of a few. */
export function Choice<Value extends string | number>({
  label,
  value,
  choices,
  names,
  choose,
  disabled = false,
}: {
  label: string;
  value: Value;
  choices: readonly Value[];
  names: Readonly<Record<string, string>>;
  choose: (value: Value) => void;
  disabled?: boolean;
}) {
  return (
    <label class="row">
      <span>{label}</span>
      <select
        disabled={disabled}
        value={value}
        onChange={event => {
          const chosen = choices.find(choice => String(choice) === event.currentTarget.value);
          if (chosen !== undefined) choose(chosen);
        }}
      >
        {choices.map(choice => (
          <option key={choice} value={choice}>
            {names[String(choice)] ?? choice}
          </option>
        ))}
      </select>
    </label>
  );
}
