// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/suite.h"
#include "tests/support/ui/fake_provider_port.h"
#include "tests/ui/window/studio_window.h"
#include "ui/composer/attached_pictures.h"
#include "ui/composer/composer.h"
#include "ui/composer/pill_button.h"
#include "ui/pictures/picture_reading.h"
#include "ui/window/models/model_menu.h"
#include "ui/window/quiet_notice.h"
#include "ui/window/top_bar.h"

#include <QAction>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QPushButton>
#include <QToolButton>

namespace tst_room_model_desk {

using namespace Qt::StringLiterals;
using namespace studio;
using namespace studio::tests;
using model::ModelChoice;

namespace {

ModelChoice qwen() { return {.provider = base::ProviderId(u"ollama"_s), .model = u"qwen2.5"_s}; }
ModelChoice gpt4() { return {.provider = base::ProviderId(u"openai"_s), .model = u"gpt-4o"_s}; }

ports::ProviderRow provider(const QString &id, const QString &name, const QStringList &models)
{
    ports::ProviderRow row{.provider = {.id = base::ProviderId(id),
                                        .name = name,
                                        .keyPlace = model::KeyPlace::None,
                                        .model = models.first()}};
    for (const QString &one : models)
        row.models.append({.provider = base::ProviderId(id), .model = one});
    return row;
}

ports::ProviderList twoProviders()
{
    return {.rows = {provider(u"openai"_s, u"OpenAI"_s, {u"gpt-5"_s, u"gpt-4o"_s}),
                     provider(u"ollama"_s, u"Ollama"_s, {u"qwen2.5"_s})},
            .standard = {.provider = base::ProviderId(u"openai"_s)},
            .keychain = true};
}

ports::ProviderList rehearsalOnly()
{
    return {.rows = {}, .standard = {.provider = model::rehearsalProvider()}, .keychain = true};
}

/// The tea room with this model of its own, and with Kyoko's.
ports::RoomView teaView(const std::optional<ModelChoice> &room = {}, const ModelChoice &kyokos = {})
{
    ports::RoomView view = roomView(5, {posted(0, kyoko(), u"Welcome!"_s)}, quietFloor());
    view.room.models.model = room;
    if (!kyokos.provider.isEmpty())
        view.room.overrides = {{.companion = kyoko(), .model = kyokos}};
    return view;
}

struct Stage
{
    explicit Stage(const ports::RoomView &opened = teaView(),
                   const ports::ProviderList &list = twoProviders(), bool readOnly = false)
        : studio(readOnly)
        , view(opened)
    {
        studio.window.desks().offerProviders(port);
        port.answerList(list);
        studio.rooms.commandOf(u"openRoom"_s).answer<ports::RoomView>(view);
        studio.rooms.forgetCalls();
    }

    /// The studio says that the room has this model now.
    void change(const std::optional<ModelChoice> &model)
    {
        view.room.models.model = model;
        ++view.seq;
        Q_EMIT studio.rooms.published(teaRoom(), {eventAt(view.seq, model::RoomChanged{view.room})},
                                      quietFloor());
    }
    void tellProviders(const ports::ProviderList &list)
    {
        Q_EMIT port.providersChanged();
        port.answerList(list);
    }
    ui::PillButton *chip() { return studio.find<ui::PillButton>(u"modelChip"_s); }
    QAction *action() { return studio.find<QAction>(u"roomModelAction"_s); }
    ui::QuietNotice *notice() { return studio.window.findChild<ui::QuietNotice *>(); }
    QPushButton *noticeAct() { return notice()->findChild<QPushButton *>(u"noticeAct"_s); }
    ui::ModelMenu *menu() { return studio.window.findChild<ui::ModelMenu *>(); }
    QMenu *models(const QString &provider) { return menu()->findChild<QMenu *>(u"roomModels."_s + provider); }
    static QAction *in(const QMenu *menu, const QString &name)
    {
        for (QAction *action : menu->actions())
            if (action->objectName() == name)
                return action;
        return nullptr;
    }
    /// A picture is in the message, and these companions see it.
    void attach(const QList<base::ParticipantId> &seeing)
    {
        auto *composer = studio.find<ui::Composer>(u"composer"_s);
        QImage image(8, 8, QImage::Format_RGB32);
        image.fill(Qt::red);
        QVERIFY(composer->pictures().add(ui::readyPicture(image, u"cat.png"_s)));
        QTRY_COMPARE(questions(), 1);
        tellSeers(seeing);
    }
    /// Who sees pictures was asked this often, since the last answer.
    int questions() { return int(studio.rooms.commands().count(u"whoSeesPictures room_tea"_s)); }
    void tellSeers(const QList<base::ParticipantId> &seeing)
    {
        studio.rooms.commandOf(u"whoSeesPictures"_s).answer(seeing);
        studio.rooms.forgetCalls();
    }
    QString seers() { return studio.find<QLabel>(u"composer.pictures.seers"_s)->text(); }
    QStringList lines()
    {
        QStringList lines;
        for (const QAction *action : menu()->actions())
            if (!action->isSeparator())
                lines.append((action->isChecked() ? u"*"_s : QString()) + action->text());
        return lines;
    }

    FakeProviderPort port;
    StudioWindow studio;
    ports::RoomView view;
};

} // namespace

/// The chip in the top bar, and its menu.
class RoomModelDeskTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void theChipNamesTheModel_data();
    void theChipNamesTheModel();
    void theMenuOffersAllProviders();
    void aChoiceIsForThisRoomAndCanBeUndone();
    void theDefaultTakesTheChoiceBack();
    void anUndoOfAnotherRoomDoesNothing();
    void aRefusalIsTold();
    void theMenuSaysWhoKeepsAModel();
    void readOnlyRoomsShowTheModelOnly();
    void withoutARoomThereIsNoChip();
    void withoutProvidersItSaysRehearsal();
    void aModelThatIsGoneIsTold();
    void threeHundredModels();
    void modelsThatComeLaterAreAddedAtTheEnd();
    void longNames_data();
    void longNames();
    void theChipGivesWayFirst_data();
    void theChipGivesWayFirst();
    void theFormShowsTheSame();
    void anotherModelMaySeePictures();
    void whoLeftSeesNoPictures();
    void anotherProviderMaySeePictures();
    void onlyWithPicturesItIsAskedWhoSeesThem();
    void ifNobodyKnowsWhoSeesPicturesNothingIsSaid();
};

void RoomModelDeskTest::theChipNamesTheModel_data()
{
    QTest::addColumn<std::optional<ModelChoice>>("room");
    QTest::addColumn<ModelChoice>("kyokos");
    QTest::addColumn<QString>("label");
    QTest::addColumn<QString>("line");
    using Choice = std::optional<ModelChoice>;
    const ModelChoice rehearsal{.provider = model::rehearsalProvider()};
    QTest::newRow("the default") << Choice() << ModelChoice() << u"gpt-5"_s << u"gpt-5 (OpenAI)"_s;
    QTest::newRow("the room's") << Choice(qwen()) << ModelChoice() << u"qwen2.5"_s << u"qwen2.5 (Ollama)"_s;
    QTest::newRow("the provider's default") << Choice({.provider = base::ProviderId(u"ollama"_s)})
                                            << ModelChoice() << u"qwen2.5"_s << u"qwen2.5 (Ollama)"_s;
    QTest::newRow("Rehearsal") << Choice(rehearsal) << ModelChoice() << u"Rehearsal"_s
                               << u"Rehearsal (offline, not an AI)"_s;
    QTest::newRow("two") << Choice(qwen()) << gpt4() << u"2 models"_s
                         << u"gpt-4o (OpenAI), qwen2.5 (Ollama)"_s;
    QTest::newRow("two that are one") << Choice(qwen()) << qwen() << u"qwen2.5"_s << u"qwen2.5 (Ollama)"_s;
}

void RoomModelDeskTest::theChipNamesTheModel()
{
    QFETCH(const std::optional<ModelChoice>, room);
    QFETCH(const ModelChoice, kyokos);
    QFETCH(const QString, label);
    QFETCH(const QString, line);

    Stage stage(teaView(room, kyokos));

    QTRY_VERIFY(stage.chip()->isVisible());
    QCOMPARE(stage.chip()->text(), label);
    QCOMPARE(stage.chip()->accessibleName(), u"Model of this room: "_s + label);
    QCOMPARE(stage.studio.find<QLabel>(u"modelLine"_s)->text(), line);
}

void RoomModelDeskTest::theMenuOffersAllProviders()
{
    Stage stage(teaView(qwen()));

    stage.chip()->click();

    QVERIFY(stage.menu()->isVisible());
    QCOMPARE(stage.lines(),
             (QStringList{u"Use the default: gpt-5 (OpenAI)"_s, u"*qwen2.5 (Ollama)"_s, u"OpenAI"_s,
                          u"Ollama"_s, u"Rehearsal (offline, not an AI)"_s, u"Model &providers…"_s}));
    QVERIFY(Stage::in(stage.models(u"ollama"_s), u"qwen2.5"_s)->isChecked());
    QVERIFY(!Stage::in(stage.models(u"openai"_s), u"gpt-5"_s)->isChecked());
    stage.menu()->close();
}

void RoomModelDeskTest::aChoiceIsForThisRoomAndCanBeUndone()
{
    Stage stage;
    stage.action()->trigger();
    Stage::in(stage.models(u"ollama"_s), u"qwen2.5"_s)->trigger();

    QCOMPARE(stage.studio.rooms.calls().size(), 1);
    QCOMPARE(stage.studio.rooms.setups().last().models.model, std::optional(qwen()));
    QCOMPARE(stage.chip()->text(), u"gpt-5"_s); // until the room says so
    QVERIFY(!stage.notice()->isVisible());
    stage.change(qwen());
    QCOMPARE(stage.chip()->text(), u"qwen2.5"_s);
    QCOMPARE(stage.notice()->text(), u"This room uses qwen2.5 (Ollama) from the next turn."_s);

    stage.noticeAct()->click();
    QCOMPARE(stage.studio.rooms.setups().size(), 2);
    QCOMPARE(stage.studio.rooms.setups().last().models.model, std::optional<ModelChoice>());
    stage.change({});
    QCOMPARE(stage.chip()->text(), u"gpt-5"_s);
}

void RoomModelDeskTest::theDefaultTakesTheChoiceBack()
{
    Stage stage(teaView(qwen()));
    stage.action()->trigger();
    Stage::in(stage.menu(), u"roomModelDefault"_s)->trigger();

    QCOMPARE(stage.studio.rooms.setups().last().models.model, std::optional<ModelChoice>());
    stage.change({});
    QCOMPARE(stage.notice()->text(),
             u"This room uses the default model from the next turn: gpt-5 (OpenAI)."_s);

    stage.action()->trigger();
    Stage::in(stage.menu(), u"roomModelDefault"_s)->trigger();
    QCOMPARE(stage.studio.rooms.setups().size(), 1); // it is chosen already
}

void RoomModelDeskTest::anUndoOfAnotherRoomDoesNothing()
{
    Stage stage;
    stage.action()->trigger();
    Stage::in(stage.models(u"ollama"_s), u"qwen2.5"_s)->trigger();
    stage.change(qwen());
    stage.change(gpt4()); // meanwhile another was chosen

    stage.noticeAct()->click();

    QCOMPARE(stage.studio.rooms.setups().size(), 1);
}

void RoomModelDeskTest::aRefusalIsTold()
{
    Stage stage;
    stage.action()->trigger();
    Stage::in(stage.models(u"ollama"_s), u"qwen2.5"_s)->trigger();

    stage.studio.rooms.commandOf(u"setUpRoom"_s).fail({base::ErrorCode::Storage, u"The disk is full."_s});

    QTRY_VERIFY(stage.studio.find<QWidget>(u"troubleBanner"_s)->isVisible());
    QCOMPARE(stage.chip()->text(), u"gpt-5"_s);
    QVERIFY(!stage.notice()->isVisible());
}

void RoomModelDeskTest::theMenuSaysWhoKeepsAModel()
{
    Stage stage(teaView(qwen(), gpt4()));
    QCOMPARE(stage.chip()->toolTip().contains(u"Kyoko: gpt-4o (OpenAI)"_s), true);

    stage.action()->trigger();

    QVERIFY(stage.lines().contains(u"Kyoko keeps gpt-4o (OpenAI)"_s));
    stage.menu()->close();
}

void RoomModelDeskTest::readOnlyRoomsShowTheModelOnly()
{
    Stage stage(teaView(qwen()), twoProviders(), true);

    QCOMPARE(stage.chip()->text(), u"qwen2.5"_s);
    QVERIFY(!stage.chip()->isEnabled());
    QVERIFY(!stage.action()->isEnabled());
    stage.chip()->click();
    QVERIFY(!stage.menu()->isVisible());
}

void RoomModelDeskTest::withoutARoomThereIsNoChip()
{
    FakeProviderPort port;
    StudioWindow studio;
    studio.window.desks().offerProviders(port);
    port.answerList(twoProviders());

    QVERIFY(!studio.find<QWidget>(u"modelChip"_s)->isVisible());
    QVERIFY(!studio.find<QAction>(u"roomModelAction"_s)->isEnabled());
}

void RoomModelDeskTest::withoutProvidersItSaysRehearsal()
{
    Stage stage(teaView(), rehearsalOnly());
    QCOMPARE(stage.chip()->text(), u"Rehearsal"_s);

    stage.action()->trigger();

    QCOMPARE(stage.lines(), (QStringList{u"*Use the default: Rehearsal (offline, not an AI)"_s,
                                         u"Rehearsal (offline, not an AI)"_s, u"&Connect a model…"_s}));
    stage.menu()->close();
}

void RoomModelDeskTest::aModelThatIsGoneIsTold()
{
    Stage stage(teaView(qwen()));
    QVERIFY(!stage.notice()->isVisible());
    ports::ProviderList list = twoProviders();
    list.rows.removeLast();

    stage.tellProviders(list);

    QCOMPARE(stage.chip()->text(), u"gpt-5"_s);
    QCOMPARE(stage.notice()->text(), u"qwen2.5 is not on this computer. This room uses the default model: "
                                     "gpt-5 (OpenAI)."_s);
    stage.noticeAct()->click();
    QVERIFY(stage.menu()->isVisible());
    QVERIFY(stage.lines().contains(u"*qwen2.5 (not on this computer)"_s));
    stage.menu()->close();
    stage.notice()->hide();
    stage.tellProviders(list);
    QVERIFY(!stage.notice()->isVisible()); // once is enough
}

void RoomModelDeskTest::threeHundredModels()
{
    QStringList names;
    for (int i = 0; i < 300; ++i)
        names.append(u"model-%1"_s.arg(i, 3, 10, QChar(u'0')));
    ports::ProviderList list = twoProviders();
    list.rows.append(provider(u"many"_s, u"Many"_s, names));
    const ModelChoice last{.provider = base::ProviderId(u"many"_s), .model = names.last()};
    Stage stage(teaView(last), list);

    stage.action()->trigger();

    const QMenu *many = stage.models(u"many"_s);
    QVERIFY(many->actions().size() <=
            ui::ModelMenu::kMostModels + 3); // with the chosen one and a way to others
    QVERIFY(Stage::in(many, names.last())->isChecked());
    QVERIFY(Stage::in(many, u"roomModelOther"_s));
    stage.menu()->close();
    Stage::in(many, u"roomModelOther"_s)->trigger();
    QTRY_VERIFY(stage.studio.window.findChild<QWidget *>(u"roomModelName"_s));
    QVERIFY(stage.studio.window.findChild<QWidget *>(u"roomModelName"_s)->isVisible());
}

void RoomModelDeskTest::modelsThatComeLaterAreAddedAtTheEnd()
{
    Stage stage;
    stage.action()->trigger();
    QMenu *openAi = stage.models(u"openai"_s);
    openAi->popup(stage.studio.window.mapToGlobal(QPoint(10, 10)));
    stage.port.answerList(twoProviders()); // to the list of models, which begins to listen now
    QStringList before;
    for (const QAction *action : openAi->actions())
        before.append(action->objectName());

    stage.port.answerModels(QStringList{u"a-new-one"_s, u"gpt-5"_s});

    QStringList after;
    for (const QAction *action : openAi->actions())
        after.append(action->objectName());
    QCOMPARE(after, before + QStringList{u"a-new-one"_s});
    openAi->close();
    stage.menu()->close();
}

void RoomModelDeskTest::longNames_data()
{
    QTest::addColumn<QString>("name");
    QTest::newRow("Latin") << QString(200, u'm');
    QTest::newRow("Japanese") << QString(200, u'模');
    QTest::newRow("Arabic") << QString(200, u'ن');
    QTest::newRow("ampersands") << QString(u"a & b "_s).repeated(33) + u"&&"_s;
}

void RoomModelDeskTest::longNames()
{
    QFETCH(const QString, name);
    ports::ProviderList list = twoProviders();
    list.rows.append(provider(u"long"_s, u"Long"_s, {name}));
    Stage stage(teaView(ModelChoice{.provider = base::ProviderId(u"long"_s), .model = name}), list);

    QTRY_VERIFY(stage.chip()->isVisible());
    QVERIFY(stage.chip()->width() < stage.studio.window.width() / 2);
    QVERIFY(stage.chip()->toolTip().contains(name.simplified().left(20).toHtmlEscaped()));
    QVERIFY(stage.chip()->accessibleName().endsWith(name.simplified()));
    stage.action()->trigger();
    QVERIFY(stage.menu()->width() < stage.studio.window.width() * 2 / 3);
    stage.menu()->close();
    QVERIFY(stage.studio.find<QWidget>(u"paletteButton"_s)->geometry().right() < stage.studio.window.width());
}

void RoomModelDeskTest::theChipGivesWayFirst_data()
{
    QTest::addColumn<QSize>("size");
    QTest::addColumn<int>("percent");
    QTest::addColumn<bool>("shown");
    QTest::newRow("1280 × 800") << QSize(1280, 800) << 100 << true;
    QTest::newRow("1280 × 800 at 200 %") << QSize(1280, 800) << 200 << true;
    QTest::newRow("640 × 520") << QSize(640, 520) << 100 << true;
    QTest::newRow("640 × 520 at 200 %") << QSize(640, 520) << 200 << false;
}

void RoomModelDeskTest::theChipGivesWayFirst()
{
    QFETCH(const QSize, size);
    QFETCH(const int, percent);
    QFETCH(const bool, shown);
    const QFont before = QApplication::font();
    QFont font = before;
    font.setPointSizeF(font.pointSizeF() * percent / 100);
    QApplication::setFont(font);
    {
        Stage stage;
        stage.studio.window.resize(size);

        QTRY_COMPARE(stage.studio.window.size(), size);
        QTRY_COMPARE(stage.chip()->isVisible(), shown);
        const auto *bar = stage.studio.find<ui::TopBar>(u"topBar"_s);
        for (const QString &name : {u"searchButton"_s, u"paletteButton"_s, u"modelChip"_s, u"roomTitle"_s}) {
            const auto *part = bar->findChild<QWidget *>(name);
            if (part->isVisible())
                QTRY_VERIFY2(bar->rect().contains(QRect(part->mapTo(bar, QPoint()), part->size())),
                             qPrintable(name));
        }
        for (const QString &name : {u"searchButton"_s, u"paletteButton"_s}) {
            const auto *button = bar->findChild<QWidget *>(name);
            if (shown) // else the bar is too narrow without it
                QTRY_VERIFY2(button->width() >= button->sizeHint().width(), qPrintable(name));
        }
    }
    QApplication::setFont(before);
}

void RoomModelDeskTest::theFormShowsTheSame()
{
    Stage stage(teaView(qwen()));
    stage.studio.find<QAction>(u"setUpRoomAction"_s)->trigger();
    stage.port.answerList(twoProviders()); // for the forms

    const auto *box = stage.studio.window.findChild<QComboBox *>(u"roomModelProvider"_s);
    QVERIFY(box);
    QCOMPARE(box->currentText(), u"Ollama"_s);
    QCOMPARE(stage.studio.window.findChild<QLineEdit *>(u"roomModelName"_s)->text(), u"qwen2.5"_s);
}

void RoomModelDeskTest::anotherModelMaySeePictures()
{
    Stage stage;
    stage.attach({kyoko(), natsumi(), aya()});
    QCOMPARE(stage.seers(), u"Shown to: Kyoko, Natsumi, Aya."_s);

    stage.change(qwen());

    QTRY_COMPARE(stage.questions(), 1); // although the room tells it with two signals
    stage.tellSeers({aya()});
    QCOMPARE(stage.seers(),
             u"Shown to: Aya. Cannot see pictures and only get your words for it: Kyoko, Natsumi."_s);
}

void RoomModelDeskTest::whoLeftSeesNoPictures()
{
    Stage stage;
    stage.attach({kyoko(), aya()});

    stage.view.room.roster.removeOne(kyoko());
    stage.view.room.overrides = {{.companion = aya(), .model = qwen()}}; // names are told apart from the room
    stage.change({});

    QTRY_COMPARE(stage.questions(), 1);
    stage.tellSeers({aya()});
    QCOMPARE(stage.seers(), u"Shown to: Aya. Cannot see pictures and only get your words for it: Natsumi."_s);
    QCoreApplication::processEvents();
    QCOMPARE(stage.questions(), 0);
}

void RoomModelDeskTest::anotherProviderMaySeePictures()
{
    Stage stage;
    stage.attach({kyoko(), natsumi(), aya()});
    ports::ProviderList list = twoProviders();
    list.rows.removeFirst();

    stage.tellProviders(list);

    QTRY_COMPARE(stage.questions(), 1);
    stage.tellSeers({});
    QVERIFY(!stage.seers().contains(u"Shown to"_s));
}

void RoomModelDeskTest::onlyWithPicturesItIsAskedWhoSeesThem()
{
    Stage stage;
    stage.change(qwen());
    stage.tellProviders(twoProviders());
    QCoreApplication::processEvents();
    QCOMPARE(stage.questions(), 0);

    stage.attach({aya()});
    QTest::keyClicks(stage.studio.find<QLineEdit>(u"composer.pictures.description"_s), u"A cat"_s);
    QCoreApplication::processEvents();
    QCOMPARE(stage.questions(), 0); // the words change nothing
}

void RoomModelDeskTest::ifNobodyKnowsWhoSeesPicturesNothingIsSaid()
{
    Stage stage;
    stage.attach({kyoko(), natsumi(), aya()});

    stage.change(qwen());
    QTRY_COMPARE(stage.questions(), 1);
    stage.studio.rooms.commandOf(u"whoSeesPictures"_s)
        .fail({base::ErrorCode::Storage, u"The disk is full."_s});

    QCOMPARE(stage.seers(), QString());
}

SUITE_TEST(QApplication, RoomModelDeskTest)

} // namespace tst_room_model_desk

#include "tst_room_model_desk.moc"
