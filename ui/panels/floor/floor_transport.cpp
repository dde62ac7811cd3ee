// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/floor/floor_transport.h"

#include "ui/actions/action_registry.h"
#include "ui/theme/hooks.h"
#include "ui/theme/icons.h"
#include "ui/theme/theme_of.h"

#include <QEvent>
#include <QToolButton>

#include <algorithm>
#include <numeric>

using namespace Qt::StringLiterals;

namespace studio::ui {

FloorTransport::FloorTransport(QWidget *parent)
    : QWidget(parent)
    , m_play(makeButton(u"letThemTalk"_s))
    , m_wait(makeButton(u"wait"_s))
    , m_step(makeButton(u"nextTurn"_s))
    , m_stop(makeButton(u"stop"_s))
    , m_reset(makeButton(u"ringReset"_s))
    , m_buttons{m_play, m_wait, m_step, m_stop}
{
    setObjectName(u"floorTransport"_s);
    // Not Fixed: that would keep the height of the hint, which is one row at the usual width.
    QSizePolicy policy(QSizePolicy::Preferred, QSizePolicy::Preferred);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
    m_wait->setCheckable(true);

    using ports::Transport;
    connect(m_play, &QToolButton::clicked, this, [this] { Q_EMIT wanted(Transport::Play); });
    connect(m_wait, &QToolButton::clicked, this, [this] {
        m_wait->setChecked(m_waiting); // shows as pressed only once the room says that it waits
        Q_EMIT wanted(m_waiting ? Transport::Play : Transport::Pause);
    });
    connect(m_step, &QToolButton::clicked, this, [this] { Q_EMIT wanted(Transport::Step); });
    connect(m_stop, &QToolButton::clicked, this, [this] { Q_EMIT wanted(Transport::Stop); });
    connect(m_reset, &QToolButton::clicked, this, [this] { Q_EMIT wanted(Transport::Reset); });
    m_reset->hide();
    retranslate();
    drawIcons();
    onThemeChange(this, [this] { drawIcons(); });
}

QToolButton *FloorTransport::makeButton(const QString &objectName)
{
    auto *button = new QToolButton(this);
    button->setObjectName(objectName);
    button->setToolButtonStyle(Qt::ToolButtonTextUnderIcon);
    button->setFocusPolicy(Qt::StrongFocus);
    button->setAutoRaise(true);
    return button;
}

void FloorTransport::setState(const TransportState &state)
{
    m_waiting = state.waiting;
    m_play->setEnabled(state.canLetTalk);
    m_wait->setEnabled(state.canWait);
    m_wait->setChecked(state.waiting);
    m_step->setEnabled(state.canStep);
    m_stop->setEnabled(state.canStop);
    m_reset->setEnabled(state.canReset);
    if (m_buttons.contains(m_reset) == state.hasRing)
        return;
    m_buttons = {m_play, m_wait, m_step, m_stop};
    if (state.hasRing)
        m_buttons.append(m_reset);
    m_reset->setVisible(state.hasRing);
    updateGeometry();
    place();
}

void FloorTransport::drawIcons()
{
    const std::pair<QToolButton *, IconName> icons[] = {{m_play, IconName::Play},
                                                        {m_wait, IconName::Wait},
                                                        {m_step, IconName::Next},
                                                        {m_stop, IconName::Stop},
                                                        {m_reset, IconName::Refresh}};
    const int side = std::max(20, fontMetrics().height());
    for (const auto &[button, name] : icons) {
        button->setIconSize({side, side});
        button->setIcon(icon(name, themeOf(this)));
    }
    updateGeometry();
    place();
}

void FloorTransport::retranslate()
{
    const auto name = [](QToolButton *button, const char *action) {
        button->setText(briefName(action));
        button->setAccessibleName(briefName(action));
        button->setToolTip(tipOf(action));
    };
    name(m_play, "letThemTalkAction");
    name(m_wait, "waitAction");
    name(m_step, "nextTurnAction");
    name(m_stop, "stopAction");
    name(m_reset, "resetRingAction");
    updateGeometry();
    place();
}

bool FloorTransport::focusFirst()
{
    const auto first =
        std::find_if(m_buttons.begin(), m_buttons.end(), [](QToolButton *one) { return one->isEnabled(); });
    if (first == m_buttons.end())
        return false;
    (*first)->setFocus(Qt::TabFocusReason);
    return true;
}

int FloorTransport::rowHeight() const
{
    const auto taller = [](int height, QToolButton *one) {
        return std::max(height, one->sizeHint().height());
    };
    return std::accumulate(m_buttons.begin(), m_buttons.end(), themeOf(this).metrics.control, taller);
}

/// The width that each of so many columns needs.
QList<int> FloorTransport::columnWidths(int columns) const
{
    QList<int> widths(columns, 0);
    for (int number = 0; number < int(m_buttons.size()); ++number) {
        int &width = widths[number % columns];
        width = std::max(width, m_buttons[number]->sizeHint().width());
    }
    return widths;
}

int FloorTransport::columnsIn(int width) const
{
    const int all = int(m_buttons.size());
    for (const int columns : {all, (all + 1) / 2, 2}) {
        const QList<int> widths = columnWidths(columns);
        if (std::accumulate(widths.begin(), widths.end(), (columns - 1) * themeOf(this).metrics.tiny) <=
            width)
            return columns;
    }
    return 1;
}

int FloorTransport::heightForWidth(int width) const
{
    const int columns = columnsIn(width);
    const int rows = (int(m_buttons.size()) + columns - 1) / columns;
    return rows * rowHeight() + (rows - 1) * themeOf(this).metrics.tiny;
}

QSize FloorTransport::sizeHint() const { return {320, heightForWidth(320)}; }

QSize FloorTransport::minimumSizeHint() const
{
    const auto wider = [](int width, QToolButton *one) { return std::max(width, one->sizeHint().width()); };
    return {std::accumulate(m_buttons.begin(), m_buttons.end(), 0, wider), rowHeight()};
}

/// Each column gets the width that it needs, and they share the rest.
void FloorTransport::place()
{
    const int gap = themeOf(this).metrics.tiny;
    const int columns = columnsIn(width());
    const QList<int> widths = columnWidths(columns);
    const int needed = std::accumulate(widths.begin(), widths.end(), (columns - 1) * gap);
    const int spare = (width() - needed) / columns;
    int left = 0;
    for (int number = 0; number < int(m_buttons.size()); ++number) {
        const int column = number % columns;
        left = column == 0 ? 0 : left;
        m_buttons[number]->setGeometry(left, (number / columns) * (rowHeight() + gap), widths[column] + spare,
                                       rowHeight());
        left += widths[column] + spare + gap;
    }
}

void FloorTransport::resizeEvent(QResizeEvent *) { place(); }

void FloorTransport::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange)
        drawIcons();
}

} // namespace studio::ui
