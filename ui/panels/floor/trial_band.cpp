// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/floor/trial_band.h"

#include "ui/models/plain_text.h"
#include "ui/theme/hooks.h"
#include "ui/theme/theme_of.h"
#include "ui/widgets/plain_label.h"

#include <QBoxLayout>
#include <QEvent>
#include <QLabel>
#include <QPainter>
#include <QToolButton>

using namespace Qt::StringLiterals;

namespace studio::ui {

TrialBand::TrialBand(QWidget *parent)
    : QWidget(parent)
    , m_text(plainLabel(u"whatIfText"_s, this))
    , m_problem(plainLabel(u"whatIfProblem"_s, this))
    , m_buttons(new QBoxLayout(QBoxLayout::LeftToRight))
    , m_play(makeButton(u"whatIfPlay"_s))
    , m_layOver(makeButton(u"whatIfLayOver"_s))
    , m_reset(makeButton(u"whatIfReset"_s))
{
    setObjectName(u"whatIfBand"_s);
    const Metrics metrics;
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(metrics.medium, metrics.small, metrics.medium, metrics.small);
    column->setSpacing(metrics.small);
    column->addWidget(m_text);
    column->addWidget(m_problem);
    m_buttons->setSpacing(metrics.tiny);
    column->addLayout(m_buttons);
    connect(m_play, &QToolButton::clicked, this, &TrialBand::playWanted);
    connect(m_layOver, &QToolButton::clicked, this, &TrialBand::layOverWanted);
    connect(m_reset, &QToolButton::clicked, this, &TrialBand::resetWanted);
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Minimum); // texts wrap
    hide();
    retranslate();
    onThemeChange(this, [this] { applyTheme(); });
}

QToolButton *TrialBand::makeButton(const QString &objectName)
{
    auto *button = new QToolButton(this);
    button->setObjectName(objectName);
    button->setFocusPolicy(Qt::StrongFocus);
    button->setToolButtonStyle(Qt::ToolButtonTextOnly);
    button->setMinimumHeight(Metrics().control);
    button->setSizePolicy(QSizePolicy::Minimum, QSizePolicy::Fixed);
    m_buttons->addWidget(button);
    return button;
}

void TrialBand::setTrial(const QString &changes, const QString &whyNotPlayed)
{
    m_changes = changes;
    m_whyNotPlayed = whyNotPlayed;
    refresh();
}

void TrialBand::setProblem(const QString &sentence)
{
    m_problemText = sentence;
    refresh();
}

void TrialBand::applyTheme()
{
    const Theme &theme = themeOf(this);
    QPalette palette = m_problem->palette();
    palette.setColor(QPalette::WindowText, theme.warning);
    m_problem->setPalette(palette);
}

void TrialBand::refresh()
{
    //: Over votes that are tried and do not count: %1 what is tried, such as "Kyoko: 10 instead of 7"
    m_text->setText(tr("What if: %1").arg(m_changes));
    QFont font = this->font();
    font.setWeight(QFont::DemiBold);
    m_text->setFont(font);
    setAccessibleName(m_text->text());
    m_problem->setText(m_problemText);
    m_problem->setVisible(!m_problemText.isEmpty());
    m_play->setEnabled(m_whyNotPlayed.isEmpty());
    const QString play =
        m_whyNotPlayed.isEmpty()
            ? tr("The conversation continues from here with these votes. Earlier messages are kept.")
            : m_whyNotPlayed;
    m_play->setToolTip(plainToolTip(play));
    m_play->setAccessibleDescription(play);
}

void TrialBand::retranslate()
{
    m_play->setText(tr("Play it"));
    //: Shows what the same change would have done to every round of the room
    m_layOver->setText(tr("Overlay on room"));
    m_reset->setText(tr("Reset"));
    for (QToolButton *button : {m_play, m_layOver, m_reset})
        button->setAccessibleName(button->text());
    const QString over = tr("Shows what the same change would have done in every round.");
    m_layOver->setToolTip(plainToolTip(over));
    m_layOver->setAccessibleDescription(over);
    const QString reset = tr("Undoes everything tried here. Esc does the same.");
    m_reset->setToolTip(plainToolTip(reset));
    m_reset->setAccessibleDescription(reset);
    refresh();
    placeButtons();
}

void TrialBand::placeButtons()
{
    const QMargins margins = layout()->contentsMargins();
    int width = margins.left() + margins.right();
    for (const QToolButton *button : {m_play, m_layOver, m_reset})
        width += button->sizeHint().width() + m_buttons->spacing();
    const bool fits = width <= this->width();
    m_buttons->setDirection(fits ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom);
}

void TrialBand::paintEvent(QPaintEvent *)
{
    const Theme &theme = themeOf(this);
    QPainter painter(this);
    painter.fillRect(rect(), theme.raised);
    painter.fillRect(QRect(0, 0, width(), 2), theme.accent);
}

void TrialBand::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    placeButtons();
}

void TrialBand::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange) {
        refresh();
        placeButtons();
    }
}

} // namespace studio::ui
