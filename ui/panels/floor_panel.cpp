// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/floor_panel.h"

#include "ui/models/transport_state.h"
#include "ui/panels/floor_votes.h"
#include "ui/panels/floor_words.h"
#include "ui/panels/plain_label.h"

#include <QAccessible>
#include <QEvent>
#include <QLabel>
#include <QScrollArea>
#include <QToolButton>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace studio::ui {

namespace {

QFont headlineFont(QFont font)
{
    font.setWeight(QFont::DemiBold);
    return font;
}

/// A label that is only there when it has something to say.
void say(QLabel *label, const QString &text)
{
    label->setText(text);
    label->setVisible(!text.isEmpty());
}

} // namespace

FloorPanel::FloorPanel(QWidget *parent)
    : QWidget(parent)
    , m_headline(plainLabel(u"floorHeadline"_s, this))
    , m_votes(new FloorVotes(this))
    , m_flip(quietLabel(u"floorFlip"_s, this))
    , m_footer(quietLabel(u"floorFooter"_s, this))
    , m_rest(plainLabel(u"floorRest"_s, this))
{
    setObjectName(u"floorPanel"_s);
    const Metrics metrics;

    auto *content = new QWidget(this);
    auto *column = new QVBoxLayout(content);
    column->setContentsMargins(metrics.medium, metrics.small, metrics.medium, metrics.medium);
    column->setSpacing(metrics.medium);
    for (QWidget *widget :
         {static_cast<QWidget *>(m_headline), static_cast<QWidget *>(m_votes), static_cast<QWidget *>(m_flip),
          static_cast<QWidget *>(m_footer), static_cast<QWidget *>(m_rest)})
        column->addWidget(widget);
    column->addStretch();

    auto *scroll = new QScrollArea(this);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setWidgetResizable(true);
    scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    scroll->setFocusPolicy(Qt::NoFocus);
    scroll->setWidget(content);

    auto *outer = new QVBoxLayout(this);
    outer->setContentsMargins(0, metrics.small, 0, 0);
    outer->setSpacing(metrics.small);
    auto *transport = new QHBoxLayout;
    makeTransport(transport);
    outer->addLayout(transport);
    outer->addWidget(scroll);

    connect(m_votes, &FloorVotes::flipLookedAt, this, &FloorPanel::showFlip);
    retranslate();
}

/// A row that loses the focus because it goes away has nobody to tell it any more.
FloorPanel::~FloorPanel() { m_votes->disconnect(this); }

void FloorPanel::makeTransport(QHBoxLayout *row)
{
    const Metrics metrics;
    row->setContentsMargins(metrics.medium, 0, metrics.medium, 0);
    row->setSpacing(metrics.tiny);
    m_play = makeButton(u"letThemTalk"_s, row);
    m_wait = makeButton(u"wait"_s, row);
    m_wait->setCheckable(true);
    m_step = makeButton(u"nextTurn"_s, row);
    m_stop = makeButton(u"stop"_s, row);

    using ports::Transport;
    connect(m_play, &QToolButton::clicked, this, [this] { Q_EMIT transportWanted(Transport::Play); });
    connect(m_wait, &QToolButton::clicked, this, [this] {
        m_wait->setChecked(m_floor.paused); // pressed only once the room says that it waits
        Q_EMIT transportWanted(m_floor.paused ? Transport::Play : Transport::Pause);
    });
    connect(m_step, &QToolButton::clicked, this, [this] { Q_EMIT transportWanted(Transport::Step); });
    connect(m_stop, &QToolButton::clicked, this, [this] { Q_EMIT transportWanted(Transport::Stop); });
}

QToolButton *FloorPanel::makeButton(const QString &objectName, QHBoxLayout *row)
{
    auto *button = new QToolButton(this);
    button->setObjectName(objectName);
    button->setToolButtonStyle(Qt::ToolButtonTextOnly);
    button->setFocusPolicy(Qt::StrongFocus);
    button->setFixedHeight(Metrics().control);
    button->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    row->addWidget(button);
    return button;
}

void FloorPanel::setFloor(const ports::FloorView &floor, const People &people)
{
    m_open = true;
    m_floor = floor;
    m_people = people;
    refresh();
}

void FloorPanel::clear()
{
    m_open = false;
    m_floor = {};
    m_people = {};
    refresh();
}

void FloorPanel::setTheme(const Theme &theme)
{
    m_theme = theme;
    refresh();
}

void FloorPanel::focusFirst()
{
    for (QToolButton *button : {m_play, m_wait, m_step, m_stop}) {
        if (button->isEnabled()) {
            button->setFocus(Qt::TabFocusReason);
            return;
        }
    }
    m_votes->focusReachable();
}

void FloorPanel::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    if (event->type() == QEvent::FontChange)
        m_headline->setFont(headlineFont(font()));
}

void FloorPanel::retranslate()
{
    setAccessibleName(tr("Floor"));
    const auto name = [](QToolButton *button, const QString &text, const QString &help) {
        button->setText(text);
        button->setAccessibleName(text);
        button->setToolTip(help);
    };
    name(m_play, tr("Let them talk"), tr("Let the companions go on."));
    name(m_wait, tr("Wait"), tr("Let nobody begin to speak until you say so (F8)."));
    name(m_step, tr("Next turn"), tr("Let one companion speak, then wait."));
    name(m_stop, tr("Stop"), tr("End the vote and whoever speaks (Esc)."));
    refresh();
}

void FloorPanel::refresh()
{
    refreshTransport();
    m_headline->setFont(headlineFont(font()));
    sayHeadline(m_open ? floorHeadline(m_floor, m_people) : tr("No room is open."));
    m_votes->setFloor(m_floor, m_people, m_theme);
    say(m_footer, m_open ? floorFooter(m_floor) : QString());
    say(m_rest, m_open ? floorRest(m_floor) : QString());
}

/// A new sentence is also told to screen readers, wherever the focus is.
void FloorPanel::sayHeadline(const QString &sentence)
{
    if (m_headline->text() == sentence)
        return;
    m_headline->setText(sentence);
    QAccessibleEvent told(m_headline, QAccessible::Alert);
    QAccessible::updateAccessibility(&told);
}

void FloorPanel::refreshTransport()
{
    const TransportState state = m_open ? transportState(m_floor) : TransportState{};
    m_play->setEnabled(state.canLetTalk);
    m_wait->setEnabled(state.canWait);
    m_wait->setChecked(state.waiting);
    m_step->setEnabled(state.canStep);
    m_stop->setEnabled(state.canStop);
}

/// What is looked at goes first; else the one smallest change of the whole decision.
void FloorPanel::showFlip(const QString &lookedAt)
{
    say(m_flip, lookedAt.isEmpty() ? floorFlip(m_floor, m_people) : lookedAt);
}

} // namespace studio::ui
