// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/ui/fake_draft_port.h"
#include "tests/support/ui/fake_persona_port.h"
#include "tests/support/ui/sample_room.h"
#include "ui/casting/casting.h"
#include "ui/casting/library_window.h"
#include "ui/casting/notice_bar.h"
#include "ui/casting/persona_window.h"

#include <QAbstractItemModelTester>
#include <QCheckBox>
#include <QLineEdit>
#include <QListView>
#include <QPushButton>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace studio;
using namespace studio::tests;
using ui::LibraryModel;
using ui::LibraryWindow;
using ui::PersonaWindow;

namespace {

QList<model::Persona> withOneArchived()
{
    QList<model::Persona> personas = samplePersonas();
    personas[1].archived = true; // Natsumi
    return personas;
}

struct Stage
{
    Stage()
    {
        casting.setTheme(ui::Theme::light());
        casting.desk().refresh();
        Q_EMIT port.personasListed(port.lastRequest(), withOneArchived());
        Q_EMIT port.done(port.lastRequest());
        casting.openLibrary();
        window = parent.findChild<LibraryWindow *>();
        list = window->findChild<QListView *>(u"libraryList"_s);
    }

    void press(const QString &button)
    {
        QTest::mouseClick(window->findChild<QPushButton *>(button), Qt::LeftButton);
    }
    QStringList names() const
    {
        QStringList names;
        for (int row = 0; row < list->model()->rowCount(); ++row)
            names.append(list->model()->index(row, 0).data().toString());
        return names;
    }

    FakePersonaPort port;
    FakeDraftPort drafts;
    QWidget parent;
    ui::Casting casting{port, drafts, &parent};
    LibraryWindow *window = nullptr;
    QListView *list = nullptr;
};

} // namespace

class LibraryWindowTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void theArchivedAreShownWhenAskedFor();
    void whoeverIsSearchedIsFoundInAnyLanguage();
    void aSearchWithoutResultSaysSo();
    void returnOpensTheForm();
    void aCopyOpensAsAForm();
    void theArchivedCanBeBroughtBack();
    void aRefusedRemovalOffersTheArchive();
    void theChosenOneStaysChosenWhenTheListChanges();
    void theModelKeepsItsPromises();
};

void LibraryWindowTest::theArchivedAreShownWhenAskedFor()
{
    Stage stage;
    QCOMPARE(stage.names(), (QStringList{u"Aya"_s, u"Kyoko"_s}));

    stage.window->findChild<QCheckBox *>(u"libraryArchived"_s)->setChecked(true);

    QCOMPARE(stage.names(), (QStringList{u"Aya"_s, u"Kyoko"_s, u"Natsumi"_s}));
}

void LibraryWindowTest::whoeverIsSearchedIsFoundInAnyLanguage()
{
    Stage stage;

    QTest::keyClicks(stage.window->findChild<QLineEdit *>(u"librarySearch"_s), u"RESEARCHER"_s);
    QCOMPARE(stage.names(), QStringList{u"Aya"_s});
    stage.window->findChild<QLineEdit *>(u"librarySearch"_s)->setText(u"京子"_s);

    QCOMPARE(stage.names(), QStringList{u"Kyoko"_s});
}

void LibraryWindowTest::aSearchWithoutResultSaysSo()
{
    Stage stage;

    stage.window->findChild<QLineEdit *>(u"librarySearch"_s)->setText(u"nobody"_s);

    QVERIFY(stage.names().isEmpty());
    QVERIFY(stage.window->findChild<QWidget *>(u"libraryEmpty"_s)->isVisible());
    QVERIFY(!stage.window->findChild<QPushButton *>(u"libraryEdit"_s)->isEnabled());
}

void LibraryWindowTest::returnOpensTheForm()
{
    Stage stage;

    QTest::keyClick(stage.list, Qt::Key_Down);
    QTest::keyClick(stage.list, Qt::Key_Return);

    const auto forms = stage.parent.findChildren<PersonaWindow *>();
    QCOMPARE(forms.size(), 1);
    QCOMPARE(forms.first()->personaId(), kyoko());
}

void LibraryWindowTest::aCopyOpensAsAForm()
{
    Stage stage;

    stage.press(u"libraryDuplicate"_s);

    const auto forms = stage.parent.findChildren<PersonaWindow *>();
    QCOMPARE(forms.size(), 1);
    QVERIFY(forms.first()->personaId().isEmpty());
    QVERIFY(forms.first()->findChild<QPushButton *>(u"personaSave"_s)->isEnabled());
}

void LibraryWindowTest::theArchivedCanBeBroughtBack()
{
    Stage stage;
    stage.window->findChild<QCheckBox *>(u"libraryArchived"_s)->setChecked(true);
    stage.list->setCurrentIndex(stage.list->model()->index(2, 0));

    stage.press(u"libraryArchive"_s);

    QCOMPARE(stage.port.commands().last(), u"setArchived companion_natsumi no"_s);
}

void LibraryWindowTest::aRefusedRemovalOffersTheArchive()
{
    Stage stage;
    stage.press(u"libraryDelete"_s);
    stage.press(u"noticeDelete"_s);
    QCOMPARE(stage.port.commands().last(), u"removePersona companion_aya"_s);

    Q_EMIT stage.port.failed(stage.port.lastRequest(),
                             {base::ErrorCode::Conflict, u"Aya is in the room Tea at five."_s, {}});

    QCOMPARE(stage.window->findChild<ui::NoticeBar *>()->text(), u"Aya is in the room Tea at five."_s);
    stage.press(u"noticeArchive"_s);
    QCOMPARE(stage.port.commands().last(), u"setArchived companion_aya yes"_s);
}

void LibraryWindowTest::theChosenOneStaysChosenWhenTheListChanges()
{
    Stage stage;
    QTest::keyClick(stage.list, Qt::Key_Down);

    Q_EMIT stage.port.personasListed({}, samplePersonas());

    QCOMPARE(stage.names().size(), 3);
    QCOMPARE(stage.list->currentIndex().data().toString(), u"Kyoko"_s);
}

void LibraryWindowTest::theModelKeepsItsPromises()
{
    LibraryModel model;
    const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);

    model.setPersonas(withOneArchived(), model::Language::Japanese);
    model.setFilter(u"綾"_s, true);
    model.setFilter({}, true);
    model.setPersonas({}, model::Language::English);

    QCOMPARE(model.rowCount(), 0);
    QVERIFY(model.isEmptyLibrary());
}

QTEST_MAIN(LibraryWindowTest)
#include "tst_library_window.moc"
