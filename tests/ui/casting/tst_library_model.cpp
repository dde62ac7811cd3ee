// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/suite.h"
#include "tests/support/ui/sample_room.h"
#include "ui/library/library_model.h"

#include <QAbstractItemModelTester>
#include <QSignalSpy>
#include <QTest>

namespace tst_library_model {

using namespace Qt::StringLiterals;
using namespace studio;
using model::Language;
using ui::LibraryModel;
using ui::LibraryOrder;
using ui::LibraryQuery;

namespace {

model::Persona someone(const QString &id, const QString &name)
{
    model::Persona persona = tests::samplePersonas().first();
    persona.id = base::ParticipantId(u"companion_"_s + id);
    persona.texts = {{Language::English, {}}};
    persona.texts[Language::English].name = name;
    persona.texts[Language::English].role = u"nobody in particular"_s;
    persona.tags.clear();
    return persona;
}

QStringList names(const LibraryModel &model)
{
    QStringList names;
    for (int row = 0; row < model.rowCount(); ++row)
        names.append(model.index(row).data().toString());
    return names;
}

QStringList found(LibraryModel &model, const QString &search)
{
    model.setQuery({.search = search});
    return names(model);
}

} // namespace

/// Which companions of the library are shown, and in which order.
class LibraryModelTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { QLocale::setDefault(QLocale(QLocale::English)); } // the locale C has no alphabet
    void aSearchLooksAtNamesRolesTagsAndCreators();
    void aSearchIsTheSameInAnySpelling();
    void everyWordOfASearchCounts();
    void aTagNarrows();
    void theOrderIsAsAskedFor();
    void theArchivedAreNotAmongThem();
    void aCheckIsSaidInWords();
    void anotherRevisionIsCheckedAnew();
    void theSameRowsAreNotReset();
    void theModelKeepsItsPromises();
    void aThousandAreFiltered();
};

void LibraryModelTest::aSearchLooksAtNamesRolesTagsAndCreators()
{
    model::Persona aya = someone(u"a"_s, u"Aya"_s);
    aya.texts[Language::English].nicknames = {u"Professor"_s};
    model::Persona ren = someone(u"r"_s, u"Ren"_s);
    ren.texts[Language::English].role = u"a quiet gardener"_s;
    model::Persona mika = someone(u"m"_s, u"Mika"_s);
    mika.tags = {u"Space Opera"_s};
    model::Persona yu = someone(u"y"_s, u"Yu"_s);
    yu.card.creator = u"Moonwriter"_s;
    LibraryModel model;
    model.setPersonas({aya, ren, mika, yu}, Language::English);

    QCOMPARE(found(model, u"profess"_s), QStringList{u"Aya"_s});
    QCOMPARE(found(model, u"garden"_s), QStringList{u"Ren"_s});
    QCOMPARE(found(model, u"opera"_s), QStringList{u"Mika"_s});
    QCOMPARE(found(model, u"moonw"_s), QStringList{u"Yu"_s});
    QCOMPARE(found(model, u"  "_s).size(), 4);
    QVERIFY(found(model, u"nobody else"_s).isEmpty());
}

void LibraryModelTest::aSearchIsTheSameInAnySpelling()
{
    model::Persona kyoko = someone(u"k"_s, u"京子"_s);
    kyoko.texts[Language::English].readings = {{u"京子"_s, u"きょうこ"_s}};
    const model::Persona eva = someone(u"e"_s, u"Éva"_s);
    const model::Persona wide = someone(u"w"_s, u"ＡＢＣ"_s);
    const model::Persona maria = someone(u"ma"_s, u"マリア"_s);
    LibraryModel model;
    model.setPersonas({kyoko, eva, wide, maria}, Language::English);

    for (const QString &spelt : {u"京子"_s, u"きょうこ"_s, u"キョウコ"_s, u"kyouko"_s, u"KYOKO"_s})
        QCOMPARE(found(model, spelt), QStringList{u"京子"_s});
    QCOMPARE(found(model, u"eva"_s), QStringList{u"Éva"_s});
    QCOMPARE(found(model, u"abc"_s), QStringList{u"ＡＢＣ"_s});
    QCOMPARE(found(model, u"まりあ"_s), QStringList{u"マリア"_s});
    QCOMPARE(found(model, u"ﾏﾘｱ"_s), QStringList{u"マリア"_s});
}

void LibraryModelTest::everyWordOfASearchCounts()
{
    model::Persona aya = someone(u"a"_s, u"Aya"_s);
    aya.tags = {u"tea"_s};
    model::Persona ren = someone(u"r"_s, u"Ren"_s);
    ren.tags = {u"tea"_s};
    LibraryModel model;
    model.setPersonas({aya, ren}, Language::English);

    QCOMPARE(found(model, u"tea"_s).size(), 2);
    QCOMPARE(found(model, u"tea ren"_s), QStringList{u"Ren"_s});
}

void LibraryModelTest::aTagNarrows()
{
    model::Persona aya = someone(u"a"_s, u"Aya"_s);
    aya.tags = {u"tea"_s, u"clocks"_s};
    model::Persona ren = someone(u"r"_s, u"Ren"_s);
    ren.tags = {u"tea room"_s};
    LibraryModel model;
    model.setPersonas({aya, ren}, Language::English);

    QCOMPARE(model.tags(), (QStringList{u"clocks"_s, u"tea"_s, u"tea room"_s}));
    model.setQuery({.tag = u"tea"_s}); // the whole tag

    QCOMPARE(names(model), QStringList{u"Aya"_s});
}

void LibraryModelTest::theOrderIsAsAskedFor()
{
    model::Persona aya = someone(u"a"_s, u"aya"_s);
    aya.talkativeness = 0.2;
    model::Persona ren = someone(u"r"_s, u"Ren"_s);
    ren.talkativeness = 0.9;
    model::Persona bo = someone(u"b"_s, u"Bo"_s);
    bo.talkativeness = 0.2;
    LibraryModel model;
    model.setPersonas({ren, bo, aya}, Language::English);
    model.setUses({{aya.id, 10, 500}, {ren.id, 30, 0}, {bo.id, 20, 900}});

    QCOMPARE(names(model), (QStringList{u"aya"_s, u"Bo"_s, u"Ren"_s}));
    model.setQuery({.order = LibraryOrder::LastUsed});
    QCOMPARE(names(model), (QStringList{u"Bo"_s, u"aya"_s, u"Ren"_s}));
    model.setQuery({.order = LibraryOrder::Newest});
    QCOMPARE(names(model), (QStringList{u"Ren"_s, u"Bo"_s, u"aya"_s}));
    model.setQuery({.order = LibraryOrder::Talkativeness});
    QCOMPARE(names(model), (QStringList{u"Ren"_s, u"aya"_s, u"Bo"_s})); // equals are sorted by name
}

void LibraryModelTest::theArchivedAreNotAmongThem()
{
    model::Persona aya = someone(u"a"_s, u"Aya"_s);
    aya.archived = true;
    aya.tags = {u"old"_s};
    LibraryModel model;
    model.setPersonas({aya}, Language::English);

    QCOMPARE(model.rowCount(), 0);
    QVERIFY(model.tags().isEmpty());
    QVERIFY(!model.isEmptyLibrary());
    model.setQuery({.archivedToo = true});

    QCOMPARE(model.rowCount(), 1);
    QCOMPARE(model.tags(), QStringList{u"old"_s});
}

void LibraryModelTest::aCheckIsSaidInWords()
{
    model::Persona bad = someone(u"a"_s, u"Aya"_s);
    bad.texts[Language::English].role = QString(5'000, u'x');
    model::Persona meagre = someone(u"r"_s, u"Ren"_s);
    meagre.texts[Language::English].role.clear();
    LibraryModel model;
    model.setPersonas({tests::samplePersonas().first(), bad, meagre}, Language::English);
    const auto checkOf = [&model](const QString &id) {
        return model.indexOf(base::ParticipantId(id)).data(LibraryModel::CheckRole).toInt();
    };
    const QModelIndex error = model.indexOf(bad.id);

    QCOMPARE(checkOf(bad.id.value()), int(LibraryModel::Check::Errors));
    QVERIFY(!error.data(LibraryModel::CheckTextRole).toString().isEmpty());
    QVERIFY(error.data(Qt::AccessibleTextRole)
                .toString()
                .contains(error.data(LibraryModel::CheckTextRole).toString()));
    QCOMPARE(checkOf(meagre.id.value()), int(LibraryModel::Check::Hints));
}

void LibraryModelTest::anotherRevisionIsCheckedAnew()
{
    model::Persona aya = someone(u"a"_s, u"Aya"_s);
    LibraryModel model;
    model.setPersonas({aya}, Language::English);
    QCOMPARE(found(model, u"clock"_s).size(), 0);

    ++aya.revision;
    aya.tags = {u"clocks"_s};
    aya.texts[Language::English].role = QString(5'000, u'x');
    model.setPersonas({aya}, Language::English);

    QCOMPARE(found(model, u"clock"_s).size(), 1);
    QCOMPARE(model.index(0).data(LibraryModel::CheckRole).toInt(), int(LibraryModel::Check::Errors));
}

void LibraryModelTest::theSameRowsAreNotReset()
{
    model::Persona aya = someone(u"a"_s, u"Aya"_s);
    LibraryModel model;
    model.setPersonas({aya}, Language::English);
    const QSignalSpy reset(&model, &QAbstractItemModel::modelReset);
    const QSignalSpy changed(&model, &QAbstractItemModel::dataChanged);

    aya.texts[Language::English].role = u"another"_s;
    model.setPersonas({aya}, Language::English);
    model.setUses({{aya.id, 1, 2}});

    QCOMPARE(reset.size(), 0); // selection and scroll position stay
    QCOMPARE(changed.size(), 2);
    QCOMPARE(model.index(0).data(LibraryModel::RoleRole).toString(), u"another"_s);
}

void LibraryModelTest::theModelKeepsItsPromises()
{
    LibraryModel model;
    const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
    QList<model::Persona> personas = tests::samplePersonas();
    personas[1].archived = true;

    model.setPersonas(personas, Language::Japanese);
    model.setQuery({.search = u"綾"_s, .archivedToo = true});
    model.setUses({{personas.first().id, 1, 1}});
    model.setQuery({.archivedToo = true, .order = LibraryOrder::LastUsed});
    model.setPersonas({}, Language::English);

    QCOMPARE(model.rowCount(), 0);
    QVERIFY(model.isEmptyLibrary());
}

void LibraryModelTest::aThousandAreFiltered()
{
    QList<model::Persona> many;
    for (int number = 0; number < 1000; ++number) {
        model::Persona one = tests::samplePersonas().first();
        one.id = base::ParticipantId(u"companion_n%1"_s.arg(number));
        one.texts[Language::English].name = u"Name %1"_s.arg(number);
        one.tags = {u"tag %1"_s.arg(number % 40)};
        many.append(one);
    }
    LibraryModel model;
    model.setPersonas(many, Language::English);
    QCOMPARE(found(model, u"name 99"_s).size(), 19); // 99, 199 to 899, and 990 to 999
    model.setQuery({.search = u"name 98"_s, .order = LibraryOrder::LastUsed});
    QCOMPARE(model.rowCount(), 20);
}

SUITE_TEST(QApplication, LibraryModelTest)

} // namespace tst_library_model

#include "tst_library_model.moc"
