// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/floor/ring_view.h"

#include "ui/actions/action_registry.h"
#include "ui/panels/floor/ring_circle.h"
#include "ui/panels/floor/ring_state_text.h"
#include "ui/theme/hooks.h"
#include "ui/theme/icons.h"
#include "ui/theme/theme_of.h"
#include "ui/widgets/plain_label.h"

#include <QClipboard>
#include <QEvent>
#include <QGuiApplication>
#include <QLabel>
#include <QLocale>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace studio::ui {

namespace {

QPushButton *makeRingButton(const QString &objectName, QWidget *parent)
{
    auto *button = new QPushButton(parent);
    button->setObjectName(objectName);
    button->setMinimumHeight(Metrics().control);
    return button;
}

} // namespace

RingView::RingView(QWidget *parent)
    : QWidget(parent)
    , m_circle(new RingCircle(this))
    , m_list(plainLabel(u"ringList"_s, this))
    , m_changed(quietLabel(u"ringChanged"_s, this))
    , m_reshuffle(makeRingButton(u"ringReshuffle"_s, this))
    , m_copy(makeRingButton(u"ringCopy"_s, this))
{
    setObjectName(u"ring"_s);
    makeParts();
    connect(m_circle, &RingCircle::orderWanted, this, &RingView::orderWanted);
    connect(m_reshuffle, &QPushButton::clicked, this,
            [this] { Q_EMIT transportWanted(ports::Transport::Reshuffle); });
    connect(m_copy, &QPushButton::clicked, this, &RingView::copyState);
    onThemeChange(this, [this] { applyTheme(); });
    onRetranslate(this, [this] {
        if (!m_floor.ring)
            return;
        m_circle->setFloor(m_floor, m_people, !m_readOnly);
        showWords();
    });
}

void RingView::makeParts()
{
    const Theme &theme = themeOf(this);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(theme.metrics.small);
    m_buttons = new QBoxLayout(QBoxLayout::LeftToRight);
    m_buttons->setSpacing(theme.metrics.small);
    m_buttons->addWidget(m_reshuffle);
    m_buttons->addWidget(m_copy);
    column->addWidget(m_circle);
    column->addWidget(m_list);
    column->addLayout(m_buttons);
    column->addWidget(m_changed);
}

void RingView::setFloor(const ports::FloorView &floor, const People &people, bool readOnly)
{
    m_floor = floor;
    m_people = people;
    m_readOnly = readOnly;
    m_circle->setFloor(floor, people, !readOnly);
    showWords();
}

void RingView::applyTheme()
{
    const Theme &theme = themeOf(this);
    m_reshuffle->setIcon(icon(IconName::Dice, theme));
    m_copy->setIcon(icon(IconName::Copy, theme));
}

void RingView::setAvatars(const Avatars *avatars) { m_circle->setAvatars(avatars); }

void RingView::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange)
        placeButtons();
}

void RingView::resizeEvent(QResizeEvent *) { placeButtons(); }

void RingView::placeButtons()
{
    const int needed =
        2 * std::max(m_reshuffle->sizeHint().width(), m_copy->sizeHint().width()) + m_buttons->spacing();
    m_buttons->setDirection(needed <= width() ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom);
}

void RingView::showWords()
{
    const qsizetype seats = m_floor.ring->order.size();
    m_circle->setAccessibleName(tr("The ring"));
    m_list->setText(listText());
    m_list->setVisible(seats > RingCircle::kMostNames);
    const QDateTime changed = m_floor.ring->lastChange;
    //: %1 is a time of day
    m_changed->setText(
        tr("Last change: %1.").arg(QLocale().toString(changed.toLocalTime().time(), QLocale::ShortFormat)));
    m_changed->setVisible(changed.isValid());
    m_reshuffle->setText(briefName("reshuffleAction"));
    m_reshuffle->setAccessibleName(m_reshuffle->text());
    m_reshuffle->setEnabled(!m_readOnly && seats > 1);
    m_reshuffle->setToolTip(m_readOnly ? tr("Read-only: this data is open in another window.")
                                       : tr("Draw a new order. The current speaker continues."));
    m_copy->setText(tr("Copy state"));
    m_copy->setAccessibleName(m_copy->text());
    m_copy->setToolTip(tr("Copy as text for a report: the order, who speaks, who passed, who may speak."));
    placeButtons();
}

/// "1 Kyoko · 2 Natsumi · …", for rings without names on the circle.
QString RingView::listText() const
{
    QStringList places;
    for (const ports::RingSeat &seat : m_floor.ring->order) {
        const QString name = m_people.name(seat.id);
        places.append(QString::number(places.size() + 1) + QChar::Nbsp + name);
    }
    return places.join(QChar::Nbsp + u"· "_s);
}

void RingView::copyState() { QGuiApplication::clipboard()->setText(ringStateText(*m_floor.ring)); }

} // namespace studio::ui
