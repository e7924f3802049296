// The entry of the preview. The styles that say in which order all others count have to come before them.
import "../../ui/base.css";
import "./frame.css";

void import("./shown.tsx");
