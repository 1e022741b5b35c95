// What changes the favourites.
import { isConfettiDue } from "@selvedge/browser/interface/confetti";
import { webStorage } from "@selvedge/browser/storage/web-storage";
import { ApiError } from "@selvedge/domain/errors/error-classes";
import { defaultSnackbarText } from "@selvedge/domain/errors/error-texts";
import { showSnackbar } from "../hydrate/snackbar.ts";
import { ApiFailure, api } from "./api.ts";
import { announce } from "./basket-tabs.ts";
import { favouriteError, refuseNothing } from "./favourite-error.ts";
import { favouritesStore as favourites, isFavourite } from "./favourites-store.ts";

export async function loadFavourites(): Promise<void> {
  const { items } = await api("GET /basket/favourites/list/", {});
  favourites.set({ ...favourites.get(), items });
}

/** Shows the change at once and saves it; adding a favourite again sends nothing. */
export async function setFavourite(productId: number, wanted: boolean): Promise<void> {
  if (isFavourite(favourites.get(), productId) === wanted) return;
  const before = favourites.get().items.length;
  mark(productId, wanted);
  try {
    const { items } = wanted
      ? await api("POST /frontend/product/addItemToCart/", { body: { item: { productId }, name: "favourites" } })
      : await api("POST /basket/remove/", { body: { key: keyOf(productId), name: "favourites" } });
    if (wanted) refuseNothing(items);
    favourites.set({ ...favourites.get(), items });
    announce("favourites");
    if (isConfettiDue(tab, { before, after: items.length })) await celebrate();
  } catch (failure) {
    const error = favouriteError(failure);
    const text = error instanceof ApiError || error instanceof ApiFailure ? error.message : defaultSnackbarText;
    showSnackbar({ code: "favourite-failed", tone: "failed", text });
  } finally {
    unmark(productId);
  }
}

/** Remembers within this tab that the list became empty. */
const tab = webStorage(
  () => sessionStorage,
  (message) => console.warn(message),
);

/** Confetti from the icon, for visitors who want things to move; without its code there is none. */
async function celebrate(): Promise<void> {
  const icon = document.querySelector("[data-count=favourites]");
  if (!icon || matchMedia("(prefers-reduced-motion: reduce)").matches) return;
  await import("../hydrate/confetti.ts").then(({ celebrateAt }) => celebrateAt(icon)).catch(() => {});
}

const keyOf = (productId: number): string =>
  favourites.get().items.find((item) => item.productId === productId)?.key ?? `p${productId}`;

function mark(productId: number, wanted: boolean) {
  const state = favourites.get();
  favourites.set({ ...state, provisional: new Map(state.provisional).set(productId, wanted) });
}

function unmark(productId: number) {
  const state = favourites.get();
  favourites.set({ ...state, provisional: new Map([...state.provisional].filter(([id]) => id !== productId)) });
}
