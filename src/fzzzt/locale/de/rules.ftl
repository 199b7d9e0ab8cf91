rules-title = Fzzzt! auf einem Blatt

rules-aim-title = Das Ziel
rules-aim-1 = Du bist Mechaniker in einer Fabrik für reichlich seltsame Roboter. Sie rollen auf dem Fließband vorbei und werden einzeln versteigert.
rules-aim-2 = Roboter sind dein Geld und zugleich deine Punkte. Wer am Ende die meisten Punkte hat, gewinnt.

rules-anatomy-title = Eine Karte im Einzelnen
rules-anatomy-1 = Energie, oben links, mit ebenso vielen Blitzen: so viel zählt die Karte im Gebot.
rules-anatomy-2 = Spielernummer, oben rechts: Dieser Roboter gehört zur ersten Kartenhand des Mechanikers mit derselben Nummer. Die meisten Karten haben keine.
rules-anatomy-3 = Bauteile: was der Roboter in einem Apparat sein kann.
rules-anatomy-4 = Punkte, unten links: was die Karte am Ende zählt.
rules-anatomy-5 = Fließbandgeschwindigkeit, unten rechts: wie viele Karten offen liegen, wenn diese zuerst aufgedeckt wird.

rules-cards-title = Die Karten
rules-cards-1 = Roboter: Energie („Zap!“) zum Bieten, Punkte für den Schluss und Bauteile: Mutter, Schraube, Zahnrad oder Öl.
rules-cards-2 = Roboter-Erweiterung: Energie 0, keine Punkte, dafür alle vier Bauteile. Sie gilt als Roboterkarte.
rules-cards-3 = Fzzzt!: im Gebot Energie 3, am Ende ein Punkt Abzug. Die Karte hat kein Bauteil und ist kein Roboter, lässt sich also nie zuordnen.
rules-cards-4 = Produktionseinheit: gehört nie zu einem Gebot. Sie bringt Punkte für jeden Apparat, also für jeden Satz Roboter mit ihren Bauteilen.
rules-cards-5 = Punkte je Apparat: Prototyp 3, einfach 5, verbessert 6, erweitert 9, komplex 13.
rules-cards-6 = Mechaniker: deine eigene Karte, Energie 0. Nur mit ihr zu bieten ist die höfliche Art zu passen.
rules-cards-7 = Auf allen Karten außer den Mechanikern steht auch eine Fließbandgeschwindigkeit.

rules-setup-title = Spielvorbereitung
rules-setup-1 = Nehmt nur die Mechaniker von 1 bis zur Zahl der Spieler. Jeder bekommt zufällig einen davon und die drei Roboter mit dessen Nummer, Energie 1, 2 und 3. Das ist die erste Kartenhand.
rules-setup-2 = Mechaniker 1 ist der erste Chefmechaniker und hütet den Schraubenschlüssel.
rules-setup-3 = Alle anderen Karten bilden den Fließband-Kartenstapel. Er reicht für fünf Runden mit einem Fließband aus acht Karten.

rules-preparation-title = Eine Runde: Vorbereitung
rules-preparation-1 = Mische deine Karten ohne Produktionseinheiten und deren Roboter und nimm bis zu sechs auf die Hand. Der Rest ist dein verdeckter Ablagestapel.
rules-preparation-2 = Das Fließband liegt zunächst verdeckt. Deckt die vorderste Karte auf: Ihre Fließbandgeschwindigkeit sagt, wie viele Karten insgesamt offen liegen; bei 8 sind es alle. Die Geschwindigkeit der übrigen zählt nicht.
rules-preparation-3 = Sind alle offenen Karten versteigert, deckt ihr die nächste auf, und ihre Geschwindigkeit gilt. Mehr Karten, als noch auf dem Fließband liegen, werden nie aufgedeckt.
rules-preparation-4 = Den Stapel und deinen Ablagestapel darfst du jederzeit zählen. Durchsehen darfst du deinen Ablagestapel aber erst nach den Auktionen.

rules-auctions-title = Eine Runde: Auktionen
rules-auctions-1 = Versteigert wird die vorderste Karte. Im Uhrzeigersinn ab dem Chefmechaniker muss jeder, der Karten auf der Hand hat, mindestens eine verdeckt bieten: Die Anzahl sieht man, die Karten nicht.
rules-auctions-2 = Dann werden alle Gebote aufgedeckt. Die Energie der Karten wird zusammengezählt, die höchste Summe gewinnt.
rules-auctions-3 = Das siegreiche Gebot kommt auf den Ablagestapel des Gewinners, der ersteigerte Roboter oder Fzzzt! gleich mit. Eine Produktionseinheit legt der Gewinner offen vor sich aus.
rules-auctions-4 = Alle anderen nehmen ihr Gebot wieder auf die Hand.

rules-ties-title = Eine Runde: Gebote gleicher Höhe
rules-ties-1 = Sind die höchsten Gebote gleich, hat der Chefmechaniker Vorrang, danach, wer von ihm aus im Uhrzeigersinn zuerst kommt.
rules-ties-2 = Der Schraubenschlüssel ist der Trostpreis: Von denen, die gleich hoch geboten haben und leer ausgehen, wird Chefmechaniker, wer vom Gewinner aus im Uhrzeigersinn zuerst kommt.

rules-empty-title = Eine Runde: keine Karten mehr
rules-empty-1 = Ohne Handkarten setzt du aus: kein Gebot, kein Gewinn.
rules-empty-2 = Sind alle Hände leer, das Fließband aber nicht, mischt jeder seinen Ablagestapel, nimmt wieder bis zu sechs Karten, und weiter geht die Runde.

rules-build-title = Eine Runde: Aufräumen und Produktionseinheiten bestücken
rules-build-1 = Nach der letzten Karte des Fließbandes nimmst du Kartenhand und Ablagestapel auf und siehst alles durch.
rules-build-2 = Du darfst jeder deiner Produktionseinheiten einen Roboter zuordnen, wenn beide ein Bauteil gemeinsam haben. Alle wählen geheim und zeigen ihre Wahl gleichzeitig.
rules-build-3 = Ein zugeordneter Roboter bleibt für immer offen dort. Welches Bauteil er liefert, entscheidet sich erst am Ende.

rules-end-title = Spielende und Wertung
rules-end-1 = Reicht der Stapel nicht mehr für ein volles Fließband, ist das Spiel zu Ende. Nach der letzten Runde wird nicht mehr bestückt: Das geschieht bei der Wertung.
rules-end-2 = Grundwertung: die Punkte all deiner Roboter, wo immer sie liegen, und 1 Punkt Abzug je Fzzzt!-Karte.
rules-end-3 = Bonuspunkte: Ordne deine freien Roboter beliebig zu. Ein Apparat braucht für jedes Bauteil seiner Einheit einen Roboter; ein Roboter liefert ein Bauteil für einen Apparat.
rules-end-4 = Jeder Apparat bringt die Punkte seiner Einheit, und eine Einheit kann mehrere bauen. Baut sie keinen, kostet sie dich ihre Punkte.
rules-end-5 = Gleichstand? Es gewinnt, wer weniger Roboterkarten hat (Roboter-Erweiterungen zählen mit, Fzzzt! und Mechaniker nicht). Immer noch Gleichstand? Dann teilt ihr den Sieg.

## An example of scoring
rules-example-title = Wertung: ein Beispiel
rules-example-1 = Anna hat drei Produktionseinheiten: eine verbesserte (Mutter und Öl, 6 Punkte), eine erweiterte (Mutter, Schraube und Zahnrad, 9 Punkte) und eine einfache (Schraube und Zahnrad, 5 Punkte).
rules-example-2 = Ihre Roboter mit einem Bauteil: Mutter mit Energie 5 und 3, Öl mit Energie 4 und 2, Schraube mit Energie 3. Dazu ein Roboter mit Energie 1, Mutter und Schraube, eine Roboter-Erweiterung und eine Fzzzt!-Karte.
rules-example-3 = Grundwertung: 3 + 2 + 3 + 2 + 2 + 1 + 0 für die Roboter, 1 Punkt Abzug für die Fzzzt!-Karte, macht 12.
rules-example-4 = Zweimal Mutter und Öl: zwei Apparate der verbesserten Einheit, 12 Punkte. Der Roboter mit Energie 1 als Mutter, die Schraube und die Roboter-Erweiterung als Zahnrad: ein Apparat der erweiterten Einheit, 9 Punkte. Für die einfache bleibt nichts: 5 Punkte Abzug.
rules-example-5 = Bonuspunkte: 12 + 9 − 5 = 16. Gesamt: 12 + 16 = 28. Mit der Roboter-Erweiterung auf der einfachen Einheit wären es nur 12 + 5 − 9 = 8 Bonuspunkte.

rules-expansion-title = Zu fünft oder sechst, und die Erweiterung
rules-expansion-1 = Zu fünft oder sechst kommt die Erweiterung dazu; Startroboter ohne Spieler scheiden aus. 48 Karten, ein Fließband aus zwölf, vier Runden.
rules-expansion-2 = Variante für zwei bis vier: Nehmt ihre acht Karten ohne Spielernummer dazu und spielt sechs Runden.
rules-expansion-3 = Von der Erweiterung nennt die Spielregel nur die Anzahl der Karten. Bauteile, Punkte und Geschwindigkeiten haben wir rekonstruiert; wer die Karten besitzt, kann die Kartendatei berichtigen.

rules-rulings-title = Wo die Spielregeln sich widersprechen oder schweigen
rules-rulings-1 = Zu zweit und zu dritt bleiben die Startroboter unbenutzter Nummern im Stapel. Die französische Regel nimmt sie heraus: Das lässt sich für jeden Tisch einstellen.
rules-rulings-2 = Auch ein Gleichstand bei 0 ist ein Gleichstand. Hast nur noch du Karten, musst du trotzdem bieten.
rules-rulings-3 = Ein Chefmechaniker ohne Karten behält sein Amt: Zuerst bietet, wer im Uhrzeigersinn als Nächster Karten hat, und bei gleichen Geboten zählt ihr weiter vom Chefmechaniker aus. Das Amt gilt auch in der nächsten Runde.
rules-rulings-4 = Geschwindigkeit 8 deckt auch ein Fließband aus zwölf Karten ganz auf. Muss ausgeteilt und aufgedeckt werden, wird zuerst ausgeteilt.
rules-rulings-5 = Redet, so viel ihr wollt: Versprechen binden niemanden. Karten werden nie getauscht, verliehen oder für andere geboten.
