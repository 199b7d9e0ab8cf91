hint-bid = Ein guter Mechaniker würde bieten: { $cards } (Wert { $value }).
hint-allocate = Ein guter Mechaniker würde { $unit } mit { $robot } bestücken.
hint-allocate-nothing = Ein guter Mechaniker würde jetzt nichts zuordnen.
hint-because-last-card = Es ist die letzte Karte der Runde: Gesparte Energie kauft nichts mehr.
hint-because-only-bidder = Sonst hat niemand Karten, also genügt deine schwächste.
hint-because-contest =
    Die Karte ist dir etwa { $worth ->
        [one] { $worth } Punkt
       *[other] { $worth } Punkte
    } wert, die Energie etwa { $price }; die Chance zu gewinnen liegt bei etwa { $chance } %.
hint-because-cheap-pass = Die Karte nützt dir nichts: Biete wenig und lass die anderen zahlen.
hint-because-save-power =
    Die Karte wäre dir etwa { $worth ->
        [one] { $worth } Punkt
       *[other] { $worth } Punkte
    } wert, aber deine Energie kauft später in dieser Runde mehr.
hint-because-build = Schwache Roboter auf einer Einheit verstopfen deine Kartenhand nicht mehr: Deine nächsten Hände werden stärker.
hint-because-build-nothing = Jeder passende Roboter ist auf der Hand mehr wert als auf einer Einheit.
