/**
 * How an app's code is split: by route, as it is by itself, but icons that two parts use are one file, and so is what most screens
 * use of the interface kit and of the library below it. Split further, a screen is a hundred files, most of them smaller than
 * what it takes to ask for them.
 */
export const sharedChunks = {
  includeDependenciesRecursively: false,
  groups: [
    { name: "icons", test: /lucide-react/, minShareCount: 2 },
    { name: "kit", test: /packages\/ui\/|react-aria|react-stately|@react-/, minShareCount: 16 },
  ],
};
