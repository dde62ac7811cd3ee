// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/floor/give_floor_row.h"

#include "ui/theme/hooks.h"
#include "ui/theme/icons.h"
#include "ui/theme/short_name.h"
#include "ui/theme/theme_of.h"

#include <QHBoxLayout>
#include <QMenu>
#include <QToolButton>

using namespace Qt::StringLiterals;

namespace studio::ui {

namespace {

bool onlyTheUserCanGoOn(const ports::FloorView &floor)
{
    return floor.rest && (floor.rest->reason == model::RestReason::TurnLimit ||
                          floor.rest->reason == model::RestReason::TimeLimit ||
                          floor.rest->reason == model::RestReason::AwaitingCue);
}

} // namespace

GiveFloorRow::GiveFloorRow(QWidget *parent)
    : QWidget(parent)
    , m_button(new QToolButton(this))
    , m_menu(new QMenu(this))
{
    setObjectName(u"giveFloorRow"_s);
    m_button->setObjectName(u"giveFloor"_s);
    m_button->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    m_button->setFocusPolicy(Qt::StrongFocus);
    m_button->setMinimumHeight(Metrics().control);
    connect(m_button, &QToolButton::clicked, m_menu,
            [this] { m_menu->popup(m_button->mapToGlobal(QPoint(0, m_button->height()))); });
    m_menu->setObjectName(u"giveFloorMenu"_s);
    auto *row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->addWidget(m_button);
    row->addStretch(1);
    hide();
    retranslate();
    onThemeChange(this, [this] { applyTheme(); });
}

void GiveFloorRow::setFloor(const ports::FloorView &floor, const People &people, bool canSteer)
{
    setVisible(canSteer && !floor.rows.isEmpty() && onlyTheUserCanGoOn(floor));
    QList<std::pair<base::ParticipantId, QString>> companions;
    for (const ports::FloorRow &row : floor.rows)
        companions.append({row.id, people.name(row.id)});
    if (companions == m_companions)
        return;
    m_companions = companions;
    m_menu->clear();
    for (const auto &[id, name] : std::as_const(m_companions)) {
        QAction *action = m_menu->addAction(shortName(name).replace(u'&', u"&&"_s));
        connect(action, &QAction::triggered, this, [this, id = id] { Q_EMIT cueWanted(id); });
    }
}

void GiveFloorRow::applyTheme()
{
    const Theme &theme = themeOf(this);
    const int side = std::max(16, fontMetrics().ascent());
    m_button->setIconSize({side, side});
    m_button->setIcon(icon(IconName::Cue, theme));
}

void GiveFloorRow::retranslate()
{
    m_button->setText(tr("Give the floor to…"));
    m_button->setAccessibleName(tr("Give a companion the floor"));
    m_button->setToolTip(tr("Let a companion speak now. Your next message resets the count."));
    m_menu->setAccessibleName(m_button->accessibleName());
}

} // namespace studio::ui
