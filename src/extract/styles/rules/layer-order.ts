/** Layers as they overrule one another: what stands in a layer itself comes after the layers in it. */
export function layersInOrder(layers: readonly string[]): readonly string[] {
  const first = new Map<string, number>();
  const pathOf = (layer: string) => layer.split('.').map((_, at, names) => names.slice(0, at + 1).join('.'));
  for (const name of layers.flatMap(pathOf)) if (!first.has(name)) first.set(name, first.size);
  const placesOf = (layer: string) => [...pathOf(layer).map((name) => first.get(name) ?? 0), layers.length * 10];
  return layers
    .map((layer) => ({ layer, places: placesOf(layer) }))
    .sort((one, two) => {
      const at = one.places.findIndex((place, index) => place !== two.places[index]);
      return (one.places[at] ?? 0) - (two.places[at] ?? 0);
    })
    .map(({ layer }) => layer);
}
