// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/actions/view_actions.h"

#include "ui/window/actions/action_words.h"

#include <QAction>
#include <QActionGroup>
#include <QMenu>

using namespace Qt::StringLiterals;

namespace studio::ui {

namespace {

void choose(const QActionGroup *group, int number) { group->actions().at(number)->setChecked(true); }

} // namespace

ViewActions::ViewActions(QMenu &menu, QObject *parent)
    : QObject(parent)
    , m_menu(menu)
    , m_panelsEnd(menu.addSeparator())
{
    constexpr int kLayouts = 3;
    constexpr int kThemes = 4;
    constexpr int kMotions = 3;
    showFloor = addAction(menu, u"showFloorAction"_s, {QKeySequence(Qt::CTRL | Qt::Key_1)});
    showTimeline = addAction(menu, u"showTimelineAction"_s, {QKeySequence(Qt::CTRL | Qt::Key_2)});
    showEvents = addAction(menu, u"showEventsAction"_s, {QKeySequence(Qt::CTRL | Qt::Key_3)});
    showTurns = addAction(menu, u"showTurnsAction"_s, {QKeySequence(Qt::CTRL | Qt::Key_4)});
    menu.addSeparator();
    m_layouts = makeChoices(u"layoutAction"_s, kLayouts);
    m_layouts.menu->addSeparator();
    resetLayout = addAction(*m_layouts.menu, u"resetLayoutAction"_s);
    m_themes = makeChoices(u"themeAction"_s, kThemes);
    m_motions = makeChoices(u"motionAction"_s, kMotions);
    makeLanguages();
    menu.addSeparator();
    zoomIn = addAction(menu, u"zoomInAction"_s,
                       {QKeySequence(Qt::CTRL | Qt::Key_Plus), QKeySequence(Qt::CTRL | Qt::Key_Equal)});
    zoomOut = addAction(menu, u"zoomOutAction"_s, {QKeySequence(Qt::CTRL | Qt::Key_Minus)});
    zoomReset = addAction(menu, u"zoomResetAction"_s, {QKeySequence(Qt::CTRL | Qt::Key_0)});
    menu.addSeparator();
    nextRegion = addAction(menu, u"nextRegionAction"_s, {QKeySequence(Qt::Key_F6)});
    previousRegion = addAction(menu, u"previousRegionAction"_s, {QKeySequence(Qt::SHIFT | Qt::Key_F6)});

    const auto tell = [this](const Choices &choices, auto signal, auto kind) {
        const QList<QAction *> actions = choices.group->actions();
        for (int number = 0; number < int(actions.size()); ++number)
            connect(actions.at(number), &QAction::triggered, this, [this, signal, number] {
                Q_EMIT(this->*signal)(decltype(kind)(number));
            });
    };
    tell(m_layouts, &ViewActions::layoutChosen, LayoutChoice());
    tell(m_themes, &ViewActions::themeChosen, ThemeChoice());
    tell(m_motions, &ViewActions::motionChosen, MotionChoice());
    tell(m_languages, &ViewActions::languageChosen, model::Language());
}

ViewActions::Choices ViewActions::makeChoices(const QString &objectName, int count)
{
    const Choices made{m_menu.addMenu(QString()), new QActionGroup(this)};
    for (int number = 0; number < count; ++number) {
        QAction *action = addAction(*made.menu, objectName + QString::number(number));
        action->setCheckable(true);
        action->setActionGroup(made.group);
    }
    return made;
}

void ViewActions::makeLanguages()
{
    // Each language is listed under its own name, so that users who landed in the wrong language find the way
    // back.
    const std::pair<QString, const char *> names[] = {
        {u"English"_s, "English"}, {u"日本語"_s, "Japanese"}, {u"简体中文"_s, "Chinese (simplified)"}};
    m_languages = makeChoices(u"languageAction"_s, int(std::size(names)));
    for (int number = 0; number < int(std::size(names)); ++number)
        nameAction(*m_languages.group->actions().at(number), names[number].first, names[number].second);
}

void ViewActions::addPanels(const QList<QAction *> &toggles) { m_menu.insertActions(m_panelsEnd, toggles); }

void ViewActions::showChoices(const WindowMemory &memory, model::Language language)
{
    choose(m_layouts.group, int(memory.layout));
    choose(m_themes.group, int(memory.theme));
    choose(m_motions.group, int(memory.motion));
    choose(m_languages.group, int(language));
}

void ViewActions::retranslate()
{
    const auto name = [](QAction *action, const char *english) { nameAction(*action, tr(english), english); };
    const auto nameAll = [&](const Choices &choices, std::initializer_list<const char *> names) {
        qsizetype number = 0;
        for (const char *english : names)
            name(choices.group->actions().at(number++), english);
    };
    m_menu.setTitle(tr("&View"));
    name(showFloor, QT_TR_NOOP("Show the floor"));
    name(showTimeline, QT_TR_NOOP("Show the timeline"));
    name(showEvents, QT_TR_NOOP("Show the events"));
    name(showTurns, QT_TR_NOOP("Show the turns"));
    name(m_layouts.menu->menuAction(), QT_TR_NOOP("L&ayout"));
    nameAll(m_layouts, {QT_TR_NOOP("Author: everything"), QT_TR_NOOP("Live: a large stage"),
                        QT_TR_NOOP("Log: what was decided and why")});
    name(resetLayout, QT_TR_NOOP("Reset layout"));
    name(m_themes.menu->menuAction(), QT_TR_NOOP("&Theme"));
    nameAll(m_themes, {QT_TR_NOOP("Light"), QT_TR_NOOP("Dark"), QT_TR_NOOP("As the system"),
                       QT_TR_NOOP("High contrast")});
    name(m_motions.menu->menuAction(), QT_TR_NOOP("&Motion"));
    nameAll(m_motions,
            {QT_TR_NOOP("Motion as the system"), QT_TR_NOOP("Reduce motion"), QT_TR_NOOP("All motion")});
    name(m_languages.menu->menuAction(), QT_TR_NOOP("&Language"));
    name(zoomIn, QT_TR_NOOP("Larger text"));
    name(zoomOut, QT_TR_NOOP("Smaller text"));
    name(zoomReset, QT_TR_NOOP("Normal text size"));
    name(nextRegion, QT_TR_NOOP("Next part of the window"));
    name(previousRegion, QT_TR_NOOP("Previous part of the window"));
}

} // namespace studio::ui
