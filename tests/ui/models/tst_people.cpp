// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/suite.h"
#include "tests/support/ui/sample_room.h"
#include "ui/models/mentionable.h"
#include "ui/models/people.h"

#include <QTest>

namespace tst_people {

using namespace Qt::StringLiterals;
using namespace studio;
using namespace studio::tests;
using model::Language;
using ui::Mentionable;
using ui::People;

class PeopleTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void nobodyIsNameless_data()
    {
        QTest::addColumn<QString>("id");
        QTest::addColumn<QString>("name");
        QTest::newRow("known") << u"companion_aya"_s << u"Aya"_s;
        QTest::newRow("the user") << u"user"_s << u"You"_s;
        QTest::newRow("a name of the user") << u"user_mina"_s << u"Mina"_s;
        QTest::newRow("a nameless name of the user") << u"user_bob"_s << u"bob"_s;
        QTest::newRow("a stranger") << u"companion_haru"_s << u"haru"_s;
        QTest::newRow("a guest") << u"guest:lab/bob"_s << u"lab/bob"_s;
    }
    void nobodyIsNameless()
    {
        QFETCH(QString, id);
        QFETCH(QString, name);
        const People people(samplePersonas(), Language::English,
                            {{}, {base::ParticipantId(u"user_mina"_s), u"Mina"_s, {}}});

        QCOMPARE(people.name(base::ParticipantId(id)), name);
    }

    void guestsHaveTheNameThatTheyGaveAndAMark()
    {
        const base::ParticipantId bob(u"guest:companion_bob"_s);
        const base::ParticipantId stranger(u"guest:eve"_s);
        People people(samplePersonas(), Language::English);

        people.setGuests({{.id = bob, .name = u"Bob"_s, .colour = u"#2f6f8f"_s}});

        QCOMPARE(people.name(bob), u"Bob"_s);
        QCOMPARE(people.colour(bob), u"#2f6f8f"_s);
        QCOMPARE(people.mark(bob), u"guest"_s); // nobody knows who is connected
        QCOMPARE(people.mark(stranger), u"guest"_s);
        QCOMPARE(people.mark(aya()), QString());
        people.setGuests({{.id = bob, .name = u"Bob"_s}}, QSet<base::ParticipantId>{});
        QCOMPARE(people.mark(bob), u"guest, away"_s);
        QCOMPARE(people.mark(aya()), QString());
    }

    void companionsWithoutAColourDiffer()
    {
        QList<model::Persona> personas = samplePersonas();
        for (model::Persona &persona : personas)
            persona.colour.clear();
        const People people(personas, Language::English);

        QSet<QString> colours;
        for (const model::Persona &persona : personas) {
            colours.insert(people.colour(persona.id));
            QCOMPARE(people.colour(persona.id).size(), 7);
            QCOMPARE(People({persona}, Language::Japanese).colour(persona.id), people.colour(persona.id));
        }
        QCOMPARE(colours.size(), personas.size());
    }

    void everybodyInTheRoomCanBeMentioned()
    {
        const base::ParticipantId guest(u"guest:lab/bob"_s);
        QList<model::Persona> personas = samplePersonas();
        personas[2].texts[Language::Japanese].readings = {{u"綾"_s, u"あや"_s}};
        personas[2].texts[Language::English].nicknames = {u"Ay"_s};
        const People people(personas, Language::English);

        const QList<Mentionable> all = ui::mentionables({aya(), guest}, personas, people);

        QCOMPARE(all.size(), 2);
        QCOMPARE(all.first().name, u"Aya"_s);
        QCOMPARE(all.first().role, u"a dry distributed-systems researcher"_s);
        for (const QString &call : {u"綾"_s, u"あや"_s, u"Ay"_s, u"小绫"_s})
            QVERIFY2(all.first().calls.contains(call), qPrintable(call));
        QVERIFY(!all.first().calls.contains(u"Aya"_s)); // that is the name itself
        QCOMPARE(all.last(), (Mentionable{guest, u"lab/bob"_s, {}, {}, {}}));
    }
};

SUITE_TEST(QCoreApplication, PeopleTest)

} // namespace tst_people

#include "tst_people.moc"
