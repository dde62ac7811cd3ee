// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/utc.h"
#include "tests/shots/scenes.h"
#include "tests/shots/stage.h"
#include "ui/requests/permission_strip.h"

#include <QAction>
#include <QTabWidget>
#include <QTest>

using namespace Qt::StringLiterals;

namespace studio::tests::permission_scenes {

namespace {

/// A companion's words about a tool are in the companion's language; only the words around them are the
/// window's.
ports::PendingWish letter(const Stage &stage)
{
    ports::PendingWish wish = pendingWish(u"c1"_s);
    wish.title = u"post_letter"_s;
    wish.about.clear();
    wish.arguments.text = R"({"to":"Natsumi","text":")" + stage.talk.line.toUtf8() + R"("})";
    wish.left = base::Millis(41'000);
    return wish;
}

void ask(Stage &stage)
{
    stage.openRoom(4, quietFloor());
    Q_EMIT stage.permissions.pendingChanged({letter(stage)});
}

/// With the keyboard alone: F7 goes to the question, where the refusal is selected.
void answeredByKeys(Stage &stage)
{
    ask(stage);
    QVERIFY(QTest::qWaitForWindowActive(&stage.window()));
    stage.window().findChild<QAction *>(u"answerRequestAction"_s)->trigger();
}

/// The key 6, once the card accepts keys.
void edited(Stage &stage)
{
    answeredByKeys(stage);
    stage.window().findChild<ui::PermissionStrip *>()->setSteadyClock([] { return base::Millis::max() / 2; });
    QTest::keyClick(stage.window().findChild<QWidget *>(u"permissionCard"_s), Qt::Key_6);
}

ports::PermissionList someList()
{
    using What = model::PermissionEntry::What;
    const QDateTime time(QDate(2026, 3, 14), QTime(17, 4), base::kUtc);
    const auto entry = [&](qint64 number, const base::ParticipantId &who, const QString &tool, What what) {
        return model::PermissionEntry{.number = number,
                                      .time = time.addSecs(60 * number),
                                      .companion = who,
                                      .tool = tool,
                                      .risk = model::Risk::Sensitive,
                                      .arguments = {R"({"to":"Natsumi"})"},
                                      .what = what,
                                      .room = teaRoom()};
    };
    return {{{.number = 1, .companion = kyoko(), .tool = u"post_letter"_s, .allowed = true, .since = time},
             {.number = 3,
              .companion = aya(),
              .tool = u"gesture"_s,
              .room = teaRoom(),
              .arguments = model::RawJson{R"({"name":"bow"})"},
              .allowed = false,
              .since = time}},
            {entry(5, aya(), u"gesture"_s, What::ByRuleRefused),
             entry(4, natsumi(), u"say"_s, What::TimedOut),
             entry(3, aya(), u"gesture"_s, What::RefusedInRoom),
             entry(2, kyoko(), u"post_letter"_s, What::ByRuleAllowed),
             entry(1, kyoko(), u"post_letter"_s, What::AllowedAlways)}};
}

void openList(Stage &stage, const ports::PermissionList &list, int tab)
{
    stage.openRoom(2, quietFloor());
    stage.window().findChild<QAction *>(u"permissionsAction"_s)->trigger();
    Q_EMIT stage.permissions.listChanged(list);
    stage.window().findChild<QTabWidget *>(u"permissionTabs"_s)->setCurrentIndex(tab);
}

void rules(Stage &stage) { openList(stage, someList(), 0); }
void history(Stage &stage) { openList(stage, someList(), 1); }
void empty(Stage &stage) { openList(stage, {}, 0); }

} // namespace

QList<Scene> all()
{
    return {
        {u"permission-question"_s, true, ask},     {u"permission-keys"_s, false, answeredByKeys},
        {u"permission-edit"_s, true, edited},      {u"permission-rules"_s, true, rules},
        {u"permission-history"_s, false, history}, {u"permission-empty"_s, false, empty},
    };
}

} // namespace studio::tests::permission_scenes
