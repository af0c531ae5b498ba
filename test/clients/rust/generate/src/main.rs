//! `generate <document> <module>`: writes the client that progenitor makes of a document.
use progenitor_impl::{GenerationSettings, Generator};

fn main() {
    let [_, document, module]: [String; 3] = std::env::args().collect::<Vec<_>>().try_into().unwrap();
    let spec = serde_json::from_str(&std::fs::read_to_string(document).unwrap()).unwrap();
    let tokens = Generator::new(&GenerationSettings::default()).generate_tokens(&spec).unwrap();
    std::fs::write(module, prettyplease::unparse(&syn::parse2(tokens).unwrap())).unwrap();
}
