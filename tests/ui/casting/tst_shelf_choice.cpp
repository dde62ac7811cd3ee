// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/suite.h"
#include "tests/support/ui/nameless_controls.h"
#include "tests/support/ui/sample_room.h"
#include "ui/avatar/avatars.h"
#include "ui/lore/shelf_choice.h"
#include "ui/rooms/room_setup_form.h"

#include <QAction>
#include <QCheckBox>
#include <QLabel>
#include <QMenu>
#include <QSignalSpy>
#include <QTest>

#include <memory>

namespace tst_shelf_choice {

using namespace Qt::StringLiterals;
using namespace studio;
using base::LorebookId;
using model::ShelfBook;

namespace {

QList<ShelfBook> shelf()
{
    return {{.id = LorebookId(u"b1"_s), .book = {.name = u"Coast & sea"_s}},
            {.id = LorebookId(u"b2"_s), .book = {.name = u"Harbour"_s}, .everywhere = true},
            {.id = LorebookId(u"b3"_s), .book = {.name = u"Lab"_s}}};
}

ports::RoomSetup teaSetup()
{
    ports::RoomSetup setup{.name = u"Tea"_s};
    setup.lorebooks = {LorebookId(u"gone"_s), LorebookId(u"b3"_s)};
    setup.identities = {{.name = u"Mika"_s, .lorebooks = {LorebookId(u"b1"_s)}}};
    return setup;
}

struct Form
{
    explicit Form(const std::optional<QList<ShelfBook>> &offered = shelf())
    {
        ui::RoomChoices choices{tests::samplePersonas()};
        choices.policies = {model::PolicyName::Vote};
        choices.shelf = offered;
        form = std::make_unique<ui::RoomSetupForm>(ui::RoomPurpose::ChangeRoom, teaSetup(), choices, faces);
    }
    QList<QCheckBox *> boxes() { return form->findChildren<QCheckBox *>(u"roomLorebook"_s); }
    QList<LorebookId> chosen() { return form->setup().lorebooks; }

    ui::Avatars faces;
    std::unique_ptr<ui::RoomSetupForm> form;
};

QStringList valuesOf(const QList<LorebookId> &ids)
{
    QStringList values;
    for (const LorebookId &id : ids)
        values.append(id.value());
    return values;
}

} // namespace

/// Which lorebooks of the shelf fire in a room, and for which identity, in the setup of a room.
class ShelfChoiceTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void theShelfIsShownWithWhatIsChosen();
    void choosingIsToldAndKeepsWhatIsGone();
    void aBookOfAllRoomsIsNotChosen();
    void anEmptyShelfSaysWhereBooksAreMade();
    void whereNoneAreOfferedTheChoiceStays();
    void eachIdentityHasAChoiceOfItsOwn();
    void everyControlHasAName();
};

void ShelfChoiceTest::theShelfIsShownWithWhatIsChosen()
{
    Form form;

    QCOMPARE(form.boxes().size(), 3);
    QCOMPARE(form.boxes().at(0)->text(), u"Coast && sea"_s);
    QVERIFY(!form.boxes().at(0)->isChecked());
    QVERIFY(form.boxes().at(2)->isChecked());
    QCOMPARE(form.form->setup(), teaSetup()); // nothing has changed
}

void ShelfChoiceTest::choosingIsToldAndKeepsWhatIsGone()
{
    Form form;
    QSignalSpy edited(form.form.get(), &ui::RoomSetupForm::edited);

    form.boxes().at(0)->click();
    QCOMPARE(valuesOf(form.chosen()), (QStringList{u"gone"_s, u"b3"_s, u"b1"_s}));
    QVERIFY(!edited.isEmpty());
    form.boxes().at(2)->click();
    QCOMPARE(valuesOf(form.chosen()), (QStringList{u"gone"_s, u"b1"_s}));
}

void ShelfChoiceTest::aBookOfAllRoomsIsNotChosen()
{
    Form form;
    QCheckBox *harbour = form.boxes().at(1);

    QVERIFY(harbour->isChecked() && !harbour->isEnabled());
    QCOMPARE(harbour->text(), u"Harbour (in every room)"_s);
    QVERIFY(!form.chosen().contains(LorebookId(u"b2"_s)));
}

void ShelfChoiceTest::anEmptyShelfSaysWhereBooksAreMade()
{
    Form form(QList<ShelfBook>{});

    QVERIFY(form.form->findChild<QLabel *>(u"roomLorebooksHint"_s)->text().contains(u"Lorebooks…"_s));
    QCOMPARE(valuesOf(form.chosen()), (QStringList{u"gone"_s, u"b3"_s}));
    QVERIFY(form.form->findChild<QPushButton *>(u"identityLorebooks"_s)->isHidden());
}

void ShelfChoiceTest::whereNoneAreOfferedTheChoiceStays()
{
    Form form(std::nullopt);

    QVERIFY(!form.form->findChild<ui::ShelfChoice *>());
    QCOMPARE(form.form->setup(), teaSetup());
}

void ShelfChoiceTest::eachIdentityHasAChoiceOfItsOwn()
{
    Form form;
    form.form->findChild<QPushButton *>(u"identityAdd"_s)->click();
    const auto buttons = form.form->findChildren<ui::ShelfChoiceButton *>(u"identityLorebooks"_s);
    QCOMPARE(buttons.size(), 2);
    QCOMPARE(buttons.at(0)->text(), u"1 lorebook(s)"_s);
    QCOMPARE(buttons.at(0)->accessibleName(), u"Lorebooks of Mika: 1 lorebook(s)"_s);
    QCOMPARE(buttons.at(1)->text(), u"No lorebook"_s);

    buttons.at(1)->menu()->actions().at(2)->trigger();
    buttons.at(0)->menu()->actions().at(0)->trigger();

    const QList<model::Identity> identities = form.form->setup().identities;
    QCOMPARE(identities.at(0).lorebooks, QList<LorebookId>());
    QCOMPARE(identities.at(1).lorebooks, QList<LorebookId>{LorebookId(u"b3"_s)});
    QCOMPARE(buttons.at(0)->text(), u"No lorebook"_s);
}

void ShelfChoiceTest::everyControlHasAName()
{
    Form form;

    QCOMPARE(tests::namelessControls(*form.form), QString());
}

SUITE_TEST(QApplication, ShelfChoiceTest)

} // namespace tst_shelf_choice

#include "tst_shelf_choice.moc"
