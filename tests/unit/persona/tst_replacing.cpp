// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/persona/card/replacing.h"
#include "tests/support/builders.h"
#include "tests/support/suite.h"

#include <QTest>

namespace tst_replacing {

using namespace Qt::StringLiterals;
using namespace studio;
using model::CardFormat;
using model::Language;
using model::Persona;
using persona::replacing;

namespace {

Persona stored()
{
    Persona aya = tests::persona(u"aya"_s);
    aya.revision = 7;
    aya.archived = true;
    aya.notes = u"mine"_s;
    aya.voice.name = u"slt"_s;
    aya.model.provider = base::ProviderId(u"openai"_s);
    aya.allowedTools = QStringList{u"say"_s};
    aya.texts[Language::English].role = u"a researcher"_s;
    aya.texts[Language::English].knowledge = {u"clocks"_s};
    aya.texts[Language::English].story = u"old"_s;
    aya.texts[Language::Japanese].name = u"綾"_s;
    return aya;
}

Persona card()
{
    Persona aya;
    aya.id = base::ParticipantId(u"companion_whoever"_s);
    aya.revision = 1;
    aya.texts[Language::English].name = u"Aya"_s;
    aya.texts[Language::English].story = u"new"_s;
    aya.tags = {u"tea"_s};
    return aya;
}

} // namespace

/// What remains of a companion that a card replaces.
class TestReplacing : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void whoItIsStays();
    void whatTheCardSaysNothingAboutStays();
    void whatTheCardSaysCounts();
    void aFileOfTheStudioSaysEverything();
    void theSameAgainChangesNothing();
};

void TestReplacing::whoItIsStays()
{
    const Persona after = replacing(stored(), card(), CardFormat::V2);

    QCOMPARE(after.id, stored().id);
    QCOMPARE(after.revision, 7);
    QVERIFY(after.archived);
}

void TestReplacing::whatTheCardSaysNothingAboutStays()
{
    const Persona after = replacing(stored(), card(), CardFormat::V2);

    QCOMPARE(after.notes, u"mine"_s);
    QCOMPARE(after.voice, stored().voice);
    QCOMPARE(after.model, stored().model);
    QCOMPARE(after.colour, stored().colour);
    QCOMPARE(after.avatar, stored().avatar);
    QCOMPARE(after.allowedTools, stored().allowedTools);
    QCOMPARE(after.texts.value(Language::English).role, u"a researcher"_s);
    QCOMPARE(after.texts.value(Language::English).knowledge, QStringList{u"clocks"_s});
    QCOMPARE(after.texts.value(Language::Japanese).name, u"綾"_s);
}

void TestReplacing::whatTheCardSaysCounts()
{
    Persona says = card();
    says.notes = u"theirs"_s;
    says.model.provider = base::ProviderId(u"ollama"_s);
    says.texts[Language::English].role = u"a poet"_s;

    const Persona after = replacing(stored(), says, CardFormat::V2);

    QCOMPARE(after.notes, u"theirs"_s);
    QCOMPARE(after.model.provider.value(), u"ollama"_s);
    QCOMPARE(after.texts.value(Language::English).role, u"a poet"_s);
    QCOMPARE(after.texts.value(Language::English).story, u"new"_s);
    QCOMPARE(after.texts.value(Language::English).greeting, QString());
    QCOMPARE(after.tags, QStringList{u"tea"_s});
}

void TestReplacing::aFileOfTheStudioSaysEverything()
{
    const Persona after = replacing(stored(), card(), CardFormat::Studio);

    QCOMPARE(after.texts, card().texts);
    QCOMPARE(after.model, stored().model); // the card names none, so the model stays
}

void TestReplacing::theSameAgainChangesNothing()
{
    QCOMPARE(replacing(stored(), stored(), CardFormat::Studio), stored());
    const Persona once = replacing(stored(), card(), CardFormat::V2);
    QCOMPARE(replacing(once, card(), CardFormat::V2), once);
}

SUITE_TEST(void, TestReplacing)

} // namespace tst_replacing

#include "tst_replacing.moc"
