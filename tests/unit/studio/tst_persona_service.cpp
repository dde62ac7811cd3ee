// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/temporary_studio.h"
#include "tests/unit/studio/house.h"

#include <QSignalSpy>

using namespace Qt::StringLiterals;
using namespace studio;
using base::ErrorCode;
using ports::PersonaPort;
using tests::companion;
using tests::StudioHouse;
using tests::TemporaryStudio;

/// Companions as the window sees them: kept as revisions, and in force at once.
class TestPersonaService : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aSavedPersonaIsListed();
    void somebodyElsesIdIsRefused();
    void theNextVoteKnowsTheNewRevision();
    void aReaderCannotSave();
};

void TestPersonaService::aSavedPersonaIsListed()
{
    const TemporaryStudio studio;
    StudioHouse house(studio.dataFolder());
    QSignalSpy saved(&house.personas(), &PersonaPort::personaSaved);
    QSignalSpy listed(&house.personas(), &PersonaPort::personasListed);

    QVERIFY(!house.endOf(house.personas().savePersona(tests::persona(u"aya"_s))));
    QVERIFY(!house.endOf(house.personas().savePersona(tests::persona(u"aya"_s))));
    const base::RequestId asked = house.personas().listPersonas();
    QVERIFY(!house.endOf(asked));

    QCOMPARE(saved.last()[1].value<model::Persona>().revision, 2);
    const auto personas = listed.first()[1].value<QList<model::Persona>>();
    QCOMPARE(personas.size(), 1);
    QCOMPARE(personas.first().revision, 2);
    QCOMPARE(house.answers(asked), 1);
}

void TestPersonaService::somebodyElsesIdIsRefused()
{
    const TemporaryStudio studio;
    StudioHouse house(studio.dataFolder());
    model::Persona persona = tests::persona(u"aya"_s);
    for (const QString &id : {u"user"_s, u"companion_"_s, QString()}) {
        persona.id = base::ParticipantId(id);
        const auto error = house.endOf(house.personas().savePersona(persona));
        QVERIFY(error);
        QCOMPARE(error->code, ErrorCode::InvalidInput);
    }
}

void TestPersonaService::theNextVoteKnowsTheNewRevision()
{
    const TemporaryStudio studio;
    StudioHouse house(studio.dataFolder());
    const model::Room room = house.create(tests::room(u"tea"_s).with({u"aya"_s}));
    model::Persona aya = tests::persona(u"aya"_s);
    QVERIFY(!house.endOf(house.personas().savePersona(aya)));
    aya.colour = u"#112233"_s;
    QVERIFY(!house.endOf(house.personas().savePersona(aya)));

    QVERIFY(!house.say(room.id, u"Hello"_s));

    QCOMPARE(house.model().requests().first().brief.persona.colour, u"#112233"_s);
    QCOMPARE(house.model().requests().first().brief.persona.revision, 2);
}

void TestPersonaService::aReaderCannotSave()
{
    const TemporaryStudio studio;
    StudioHouse writer(studio.dataFolder());
    StudioHouse reader(studio.dataFolder(), StudioHouse::Access::ReadOnly);
    const auto error = reader.endOf(reader.personas().savePersona(tests::persona(u"aya"_s)));
    QVERIFY(error);
    QCOMPARE(error->code, ErrorCode::ReadOnly);
}

QTEST_GUILESS_MAIN(TestPersonaService)
#include "tst_persona_service.moc"
