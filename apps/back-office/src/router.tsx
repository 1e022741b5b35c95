import { createBrowserRouter } from "react-router";
import { routes } from "./routes/table.tsx";

/** The router of the back office, over the route table. */
export const router = createBrowserRouter(routes);
