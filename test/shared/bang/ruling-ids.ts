/** Every ruling of the card game that a scenario must show, and the decisions on what the rules leave open. */
export const RULING_IDS = `
R-setup-02 R-setup-03 R-setup-04 R-setup-06 R-setup-07 R-setup-09
R-setup-10 R-turn-02 R-turn-04 R-turn-06 R-turn-07 R-turn-08
R-turn-10 R-turn-11 R-turn-12 R-deck-05 R-deck-06 R-deck-07
R-deck-08 R-deck-09 R-deck-10 R-deck-11 R-deck-12 R-deck-13
R-deck-14 R-bang-01 R-bang-04 R-bang-05 R-bang-06 R-bang-07
R-bang-09 R-bang-11 R-bang-12 R-bang-13 R-bang-14 R-bang-16
R-barrel-02 R-barrel-05 R-barrel-06 R-barrel-07 R-barrel-09 R-jourdonnais-01
R-jourdonnais-03 R-jourdonnais-04 R-slab-01 R-slab-04 R-slab-05 R-slab-06
R-slab-08 R-slab-10 R-lucky-duke-02 R-lucky-duke-03 R-lucky-duke-05 R-lucky-duke-06
R-lucky-duke-07 R-beer-01 R-beer-02 R-beer-05 R-beer-06 R-beer-07
R-beer-09 R-beer-10 R-beer-11 R-beer-12 R-beer-14 R-beer-15
R-beer-16 R-beer-19 R-beer-21 R-saloon-01 R-saloon-02 R-panic-02
R-panic-03 R-panic-04 R-panic-05 R-panic-07 R-panic-09 R-panic-10
R-panic-12 R-cat-balou-01 R-cat-balou-02 R-cat-balou-04 R-indians-02 R-indians-03
R-gatling-02 R-multi-02 R-multi-03 R-multi-06 R-multi-07 R-multi-08
R-multi-09 R-multi-11 R-duel-03 R-duel-04 R-duel-05 R-duel-06
R-duel-07 R-duel-08 R-duel-09 R-duel-10 R-duel-12 R-duel-13
R-duel-16 R-store-01 R-store-02 R-store-03 R-store-05 R-draw-cards-01
R-equip-01 R-equip-02 R-equip-03 R-equip-06 R-distance-01 R-distance-05
R-distance-06 R-distance-07 R-jail-02 R-jail-03 R-jail-05 R-jail-06
R-jail-07 R-jail-08 R-jail-09 R-dynamite-01 R-dynamite-02 R-dynamite-03
R-dynamite-04 R-dynamite-08 R-dynamite-09 R-dynamite-11 R-dynamite-12 R-dynamite-13
R-dynamite-16 R-dynamite-17 R-black-jack-01 R-black-jack-02 R-kit-02 R-pedro-01
R-pedro-02 R-pedro-04 R-jesse-01 R-jesse-02 R-jesse-03 R-bart-01
R-bart-03 R-gringo-02 R-gringo-03 R-gringo-05 R-gringo-07 R-gringo-08
R-janet-01 R-janet-02 R-janet-03 R-willy-02 R-sid-01 R-sid-03
R-sid-06 R-sid-07 R-sid-08 R-sid-09 R-sid-10 R-suzy-01
R-suzy-02 R-suzy-03 R-suzy-04 R-suzy-09 R-suzy-10 R-suzy-11
R-suzy-12 R-vulture-01 R-vulture-02 R-vulture-03 R-vulture-04 R-vulture-07
R-elim-01 R-elim-02 R-reward-01 R-reward-03 R-reward-04 R-penalty-01
R-penalty-03 R-penalty-04 R-penalty-05 R-win-04 R-win-06 R-win-07
R-win-08 R-win-09 R-win-10 R-win-11 R-win-12 R-win-14
R-win-15 R-win-17 R-reward-05 R-slab-11 R-barrel-10 R-dynamite-18
R-hidden-01
`
  .trim()
  .split(/\s+/);

/** C20 cannot arise. */
export const DECISION_IDS = Array.from({ length: 19 }, (_, index) => `C${index + 1}`);
