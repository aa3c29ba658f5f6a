/** Names of pictographs that are names of things which sites are about, each with the topic in English. */
const LIST = `
  guitar>guitars, violin>violins, drum>drums, saxophone>saxophones, flute>flutes, harp>harps, accordion>accordions,
  trombone>trombones, banjo>banjos, microphone>microphones, headphone>headphones, radio>radio, books>books,
  newspaper>newspapers, pencil>pencils, fountain pen>fountain pens, scissors>scissors, printer>printers, battery>batteries,
  laptop>laptops, desktop computer>desktop computers, camera>cameras, video camera>video cameras, dvd>DVDs,
  video game>video games, television>television, telephone>telephones, telescope>telescopes, microscope>microscopes,
  light bulb>light bulbs, candle>candles, credit card>credit cards, toolbox>tools, screwdriver>screwdrivers,
  ladder>ladders, lipstick>lipsticks, soap>soap, toothbrush>toothbrushes, razor>razors, door>doors, window>windows,
  bed>beds, chair>chairs, shower>showers, bathtub>bathtubs, toilet>toilets, elevator>lifts, sunglasses>sunglasses,
  glasses>glasses, necktie>neckties, t-shirt>T-shirts, jeans>jeans, scarf>scarves, gloves>gloves, coat>coats, socks>socks,
  dress>dresses, kimono>kimonos, sari>saris, bikini>bikinis, shorts>shorts, handbag>handbags, backpack>backpacks,
  purse>purses, running shoe>running shoes, hiking boot>hiking boots, high-heeled shoe>high-heeled shoes,
  ballet shoes>ballet shoes, watch>watches, alarm clock>alarm clocks, stopwatch>stopwatches, umbrella>umbrellas,
  luggage>luggage, teddy bear>teddy bears, puzzle piece>puzzles, nesting dolls>nesting dolls, fireworks>fireworks,
  Christmas tree>Christmas trees, wrapped gift>gifts, trophy>trophies, basketball>basketball, volleyball>volleyball,
  baseball>baseball, softball>softball, american football>American football, tennis>tennis, bowling>bowling,
  ice hockey>ice hockey, field hockey>field hockey, badminton>badminton, ping pong>table tennis, skis>skis,
  ice skate>ice skates, skateboard>skateboards, sled>sledges, fishing pole>fishing rods, camping>camping, tent>tents,
  bicycle>bicycles, motorcycle>motorcycles, motor scooter>motor scooters, kick scooter>kick scooters, automobile>cars,
  bus>buses, minibus>minibuses, taxi>taxis, tractor>tractors, train>trains, tram>trams, metro>underground railways,
  helicopter>helicopters, airplane>aeroplanes, ship>ships, ferry>ferries, sailboat>sailing boats, motor boat>motor boats,
  canoe>canoes, rocket>rockets, satellite>satellites, ambulance>ambulances, hospital>hospitals, school>schools,
  factory>factories, castle>castles, church>churches, mosque>mosques, synagogue>synagogues, stadium>stadiums,
  wedding>weddings, roller coaster>roller coasters, carousel horse>carousels, volcano>volcanoes, tornado>tornadoes,
  rainbow>rainbows, dog>dogs, cat>cats, horse>horses, cow>cows, pig>pigs, goat>goats, camel>camels, elephant>elephants,
  lion>lions, tiger>tigers, wolf>wolves, fox>foxes, hamster>hamsters, rabbit>rabbits, hedgehog>hedgehogs, bird>birds,
  parrot>parrots, eagle>eagles, owl>owls, duck>ducks, goose>geese, penguin>penguins, chicken>chickens, fish>fish,
  tropical fish>tropical fish, dolphin>dolphins, shark>sharks, turtle>turtles, snake>snakes, frog>frogs,
  butterfly>butterflies, honeybee>honey bees, snail>snails, spider>spiders, mosquito>mosquitoes, bouquet>bouquets,
  rose>roses, tulip>tulips, sunflower>sunflowers, cactus>cacti, mushroom>mushrooms, palm tree>palm trees, grapes>grapes,
  melon>melons, watermelon>watermelons, lemon>lemons, banana>bananas, pineapple>pineapples, mango>mangoes, pear>pears,
  cherries>cherries, strawberry>strawberries, blueberries>blueberries, kiwi fruit>kiwi fruit, tomato>tomatoes,
  olive>olives, coconut>coconuts, eggplant>aubergines, potato>potatoes, carrot>carrots, cucumber>cucumbers,
  broccoli>broccoli, garlic>garlic, onion>onions, peanuts>peanuts, beans>beans, bread>bread, croissant>croissants,
  pretzel>pretzels, bagel>bagels, pancakes>pancakes, waffle>waffles, bacon>bacon, hamburger>hamburgers, pizza>pizza,
  sandwich>sandwiches, taco>tacos, burrito>burritos, falafel>falafel, egg>eggs, fondue>fondue, popcorn>popcorn,
  butter>butter, salt>salt, spaghetti>spaghetti, sushi>sushi, ice cream>ice cream, doughnut>doughnuts, cupcake>cupcakes,
  chocolate bar>chocolate, candy>sweets, lollipop>lollipops, shrimp>shrimps, lobster>lobsters, squid>squid,
  octopus>octopuses, oyster>oysters, robot>robots, stethoscope>stethoscopes, syringe>syringes, x-ray>X-rays, dna>DNA,
  circus tent>circuses, fire extinguisher>fire extinguishers, world map>world maps, wood>wood, hot springs>hot springs,
  ferris wheel>Ferris wheels, bitcoin>bitcoin`;

/** Name of a pictograph in English → topic. */
export const TOPIC_THINGS: ReadonlyMap<string, string> = new Map(
  LIST.split(',').map((pair): [string, string] => {
    const [name = '', topic = ''] = pair.trim().split('>');
    return [name, topic];
  }),
);
