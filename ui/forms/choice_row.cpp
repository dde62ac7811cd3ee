// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/forms/choice_row.h"

#include "ui/composer/flow_layout.h"
#include "ui/theme/hooks.h"
#include "ui/theme/icons.h"
#include "ui/theme/theme_of.h"

#include <QButtonGroup>
#include <QEvent>
#include <QPainter>

using namespace Qt::StringLiterals;

namespace studio::ui {

namespace {

constexpr int kInset = 4; // from a button's edge to its picture

} // namespace

ChoiceButton::ChoiceButton(const QString &objectName, int size, QWidget *parent)
    : QAbstractButton(parent)
    , m_size(size)
{
    setObjectName(objectName);
    setCheckable(true);
    setFocusPolicy(Qt::StrongFocus);
    setAttribute(Qt::WA_Hover);
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
}

void ChoiceButton::setSide(int size)
{
    m_size = size;
    updateGeometry();
}

void ChoiceButton::setPicture(const QPixmap &picture)
{
    m_picture = picture;
    update();
}

void ChoiceButton::paintEvent(QPaintEvent *)
{
    const Theme &theme = themeOf(this);
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const double radius = m_round ? m_size / 2.0 : theme.metrics.radius;
    const QRectF box = QRectF(rect()).adjusted(1, 1, -1, -1);
    painter.setPen(Qt::NoPen);
    painter.setBrush(underMouse() ? theme.hover : m_round ? QBrush(Qt::NoBrush) : QBrush(theme.raised));
    painter.drawRoundedRect(box, radius, radius);
    painter.drawPixmap(QRect(kInset, kInset, m_size - 2 * kInset, m_size - 2 * kInset), m_picture);

    painter.setBrush(Qt::NoBrush);
    if (isChecked())
        painter.setPen(QPen(theme.accent, theme.metrics.focusWidth));
    else
        painter.setPen(m_round ? QPen(Qt::NoPen) : QPen(theme.border, 1));
    painter.drawRoundedRect(box, radius, radius);
    if (isChecked()) {
        constexpr int kMark = 14; // of the tick
        const QRectF mark(width() - kMark, height() - kMark, kMark, kMark);
        painter.setPen(Qt::NoPen);
        painter.setBrush(theme.accent);
        painter.drawEllipse(mark);
        painter.drawPixmap(mark.adjusted(2, 2, -2, -2).toRect(),
                           iconPixmap(IconName::Check, theme.accentText, kMark - 4, devicePixelRatioF()));
    }
    if (hasFocus()) {
        painter.setBrush(Qt::NoBrush);
        painter.setPen(QPen(theme.text, 1, Qt::DotLine));
        painter.drawRoundedRect(box.adjusted(2, 2, -2, -2), radius - 2, radius - 2);
    }
}

ChoiceRow::ChoiceRow(const QString &objectName, int size, QWidget *parent)
    : QWidget(parent)
    , m_size(size)
    , m_layout(new FlowLayout(themeOf(this).metrics.tiny))
    , m_group(new QButtonGroup(this))
{
    setObjectName(objectName);
    setLayout(m_layout);
    connect(m_group, &QButtonGroup::idToggled, this, [this](int choice, bool checked) {
        if (checked && !signalsBlocked())
            Q_EMIT chosen(choice);
    });
    onThemeChange(this, [this] { repaintAll(); });
}

int ChoiceRow::side() const
{
    constexpr double kUsualText = 19; // height of a line
    return std::max(m_size, qRound(m_size * fontMetrics().height() / kUsualText));
}

void ChoiceRow::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() != QEvent::FontChange)
        return;
    for (QAbstractButton *button : m_group->buttons())
        static_cast<ChoiceButton *>(button)->setSide(side());
    repaintAll();
}

void ChoiceRow::setChoices(const QStringList &names)
{
    for (int choice = int(m_group->buttons().size()); choice < names.size(); ++choice) {
        auto *button = new ChoiceButton(objectName() + QString::number(choice), side(), this);
        button->setRound(m_round);
        m_group->addButton(button, choice);
        m_layout->addWidget(button);
    }
    for (int choice = 0; choice < names.size(); ++choice) {
        m_group->button(choice)->setToolTip(names.at(choice));
        m_group->button(choice)->setAccessibleName(names.at(choice));
    }
}

void ChoiceRow::setPaint(const Paint &paint)
{
    m_paint = paint;
    repaintAll();
}

void ChoiceRow::repaintAll()
{
    if (!m_paint)
        return;
    for (QAbstractButton *button : m_group->buttons())
        static_cast<ChoiceButton *>(button)->setPicture(m_paint(m_group->id(button), side() - 2 * kInset));
}

void ChoiceRow::setChoice(int choice)
{
    const QSignalBlocker quiet(this);
    QAbstractButton *chosen = m_group->button(choice);
    m_group->setExclusive(false); // an exclusive group would keep its last choice
    for (QAbstractButton *button : m_group->buttons())
        button->setChecked(button == chosen);
    m_group->setExclusive(true);
    // Tab stops once: at the chosen button, or at the first.
    QAbstractButton *stop = chosen ? chosen : m_group->button(0);
    for (QAbstractButton *button : m_group->buttons())
        button->setFocusPolicy(button == stop ? Qt::StrongFocus : Qt::ClickFocus);
}

int ChoiceRow::choice() const { return m_group->checkedId(); }

void ChoiceRow::setRound(bool round)
{
    m_round = round;
    for (QAbstractButton *button : m_group->buttons())
        static_cast<ChoiceButton *>(button)->setRound(round);
}

void ChoiceRow::addAtEnd(QWidget *widget) { m_layout->addWidget(widget); }

} // namespace studio::ui
