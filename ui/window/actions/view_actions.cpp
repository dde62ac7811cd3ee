// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/actions/view_actions.h"

#include "ui/actions/action_registry.h"
#include "ui/actions/action_words.h"
#include "ui/settings/settings.h"

#include <QAction>
#include <QActionGroup>
#include <QMenu>

using namespace Qt::StringLiterals;

namespace studio::ui {

namespace {

constexpr int kLanguages = 3;

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
    constexpr int kSeatChoices = 4;
    showFloor = addAction(menu, u"showFloorAction"_s);
    showTimeline = addAction(menu, u"showTimelineAction"_s);
    showEvents = addAction(menu, u"showEventsAction"_s);
    showTurns = addAction(menu, u"showTurnsAction"_s);
    menu.addSeparator();
    m_layouts = makeChoices(u"layoutAction"_s, kLayouts);
    m_layouts.menu->addSeparator();
    resetLayout = addAction(*m_layouts.menu, u"resetLayoutAction"_s);
    m_themes = makeChoices(u"themeAction"_s, kThemes);
    m_motions = makeChoices(u"motionAction"_s, kMotions);
    makeLanguages();
    menu.addSeparator();
    fullScreen = addAction(menu, u"fullScreenAction"_s);
    fullScreen->setCheckable(true);
    stageWindow = addAction(menu, u"stageWindowAction"_s);
    m_seats = makeChoices(u"stageSeatsAction"_s, kSeatChoices);
    zoomIn = addAction(menu, u"zoomInAction"_s);
    zoomOut = addAction(menu, u"zoomOutAction"_s);
    zoomReset = addAction(menu, u"zoomResetAction"_s);
    menu.addSeparator();
    nextRegion = addAction(menu, u"nextRegionAction"_s);
    previousRegion = addAction(menu, u"previousRegionAction"_s);

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
    tell(m_seats, &ViewActions::seatsChosen, StageSeats());
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

void ViewActions::makeLanguages() { m_languages = makeChoices(u"languageAction"_s, kLanguages); }

void ViewActions::nameLanguages()
{
    // Each language is listed under its own name, so that users who landed in the wrong language find the way
    // back.
    const std::pair<QString, const char *> names[kLanguages] = {
        {u"English"_s, "English"}, {u"日本語"_s, "Japanese"}, {u"简体中文"_s, "Chinese (simplified)"}};
    for (int number = 0; number < kLanguages; ++number)
        nameChoice(*m_languages.group->actions().at(number), names[number].first,
                   QString::fromLatin1(names[number].second));
}

void ViewActions::addPanels(const QList<QAction *> &toggles) { m_menu.insertActions(m_panelsEnd, toggles); }

void ViewActions::showChoices(const Settings &settings, model::Language language)
{
    choose(m_layouts.group, int(settings.choice<LayoutChoice>(setting::kLayout)));
    choose(m_themes.group, int(settings.choice<ThemeChoice>(setting::kTheme)));
    choose(m_motions.group, int(settings.choice<MotionChoice>(setting::kMotion)));
    choose(m_seats.group, int(settings.choice<StageSeats>(setting::kStageSeats)));
    choose(m_languages.group, int(language));
}

void ViewActions::retranslate()
{
    const auto nameAll = [&](const Choices &choices, std::initializer_list<const char *> names) {
        qsizetype number = 0;
        for (const char *english : names)
            nameChoice(*choices.group->actions().at(number++), tr(english), QString::fromLatin1(english));
    };
    m_menu.setTitle(placeName(ActionPlace::View));
    nameAction(*showFloor);
    nameAction(*showTimeline);
    nameAction(*showEvents);
    nameAction(*showTurns);
    m_layouts.menu->setTitle(tr("L&ayout"));
    nameAll(m_layouts, {QT_TR_NOOP("Author: all panels"), QT_TR_NOOP("Live: large stage"),
                        QT_TR_NOOP("Log: decisions and reasons")});
    nameAction(*resetLayout);
    m_themes.menu->setTitle(tr("&Theme"));
    nameAll(m_themes, {QT_TR_NOOP("Light"), QT_TR_NOOP("Dark"), QT_TR_NOOP("Follow system"),
                       QT_TR_NOOP("High contrast")});
    m_motions.menu->setTitle(tr("&Motion"));
    nameAll(m_motions,
            {QT_TR_NOOP("Follow system motion"), QT_TR_NOOP("Reduce motion"), QT_TR_NOOP("Full motion")});
    m_seats.menu->setTitle(tr("Stage w&indow: seats"));
    nameAll(m_seats, {QT_TR_NOOP("Rows as needed"), QT_TR_NOOP("One row"), QT_TR_NOOP("Two rows"),
                      QT_TR_NOOP("Around a table")});
    m_languages.menu->setTitle(tr("&Language"));
    nameLanguages();
    nameAction(*fullScreen);
    nameAction(*stageWindow);
    nameAction(*zoomIn);
    nameAction(*zoomOut);
    nameAction(*zoomReset);
    nameAction(*nextRegion);
    nameAction(*previousRegion);
}

} // namespace studio::ui
