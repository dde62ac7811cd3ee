// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/trouble_banner.h"

#include "ui/theme/hooks.h"
#include "ui/theme/theme_of.h"
#include "ui/widgets/plain_label.h"

#include <QEvent>
#include <QLabel>
#include <QPainter>
#include <QPushButton>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace studio::ui {

TroubleBanner::TroubleBanner(QWidget *parent)
    : QWidget(parent)
    , m_lines(new QVBoxLayout(this))
{
    setObjectName(u"troubleBanner"_s);
    const Metrics metrics;
    m_lines->setContentsMargins(metrics.large, metrics.small, metrics.medium, metrics.small);
    m_lines->setSpacing(metrics.small);
    onRetranslate(this, [this] { rebuild(); });
}

void TroubleBanner::tell(const Trouble &trouble)
{
    Q_EMIT told(trouble);
    m_troubles.removeIf([&](const Trouble &other) { return other.kind == trouble.kind; });
    m_troubles.append(trouble);
    rebuild();
}

void TroubleBanner::clear(Trouble::Kind kind)
{
    if (m_troubles.removeIf([&](const Trouble &other) { return other.kind == kind; }) > 0)
        rebuild();
}

void TroubleBanner::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange)
        fitLines();
}

void TroubleBanner::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    fitLines();
}

/// The buttons are beside the text, or under it if large text leaves too little room.
void TroubleBanner::fitLines()
{
    constexpr int kLetters = 80; // of text and buttons together
    const bool narrow = fontMetrics().averageCharWidth() * kLetters > width();
    for (int i = 0; i < m_lines->count(); ++i) {
        auto *row = static_cast<QBoxLayout *>(m_lines->itemAt(i)->widget()->layout());
        row->setDirection(narrow ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight);
    }
}

void TroubleBanner::paintEvent(QPaintEvent *)
{
    const Theme &theme = themeOf(this);
    QPainter painter(this);
    painter.fillRect(rect(), theme.raised);
    painter.fillRect(QRect(0, 0, theme.metrics.tiny, height()), theme.warning);
    painter.setPen(theme.border);
    painter.drawLine(rect().bottomLeft(), rect().bottomRight());
}

void TroubleBanner::rebuild()
{
    setAccessibleName(tr("Notices"));
    while (QLayoutItem *item = m_lines->takeAt(0)) {
        item->widget()->hide();
        item->widget()->deleteLater(); // one of its buttons may be the sender
        delete item;
    }
    for (const Trouble &trouble : std::as_const(m_troubles))
        m_lines->addWidget(makeLine(trouble));
    fitLines();
    setVisible(!m_troubles.isEmpty());
}

QWidget *TroubleBanner::makeLine(const Trouble &trouble)
{
    auto *line = new QWidget(this);
    auto *row = new QBoxLayout(QBoxLayout::LeftToRight, line);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(Metrics().small);
    QLabel *text = plainLabel(u"troubleText"_s, line);
    text->setText(troubleSentence(trouble));
    row->addWidget(text, 1);
    auto *buttons = new QHBoxLayout;
    buttons->setSpacing(Metrics().small);
    buttons->addStretch();
    row->addLayout(buttons);
    for (const Remedy remedy : remediesFor(trouble.kind)) {
        auto *button = new QPushButton(remedyLabel(remedy), line);
        button->setObjectName(u"remedy%1"_s.arg(int(remedy)));
        button->setAccessibleDescription(text->text());
        connect(button, &QPushButton::clicked, this, [this, trouble, remedy] { choose(trouble, remedy); });
        buttons->addWidget(button);
    }
    return line;
}

void TroubleBanner::choose(const Trouble &trouble, Remedy remedy)
{
    if (remedy == Remedy::Dismiss)
        clear(trouble.kind);
    Q_EMIT remedyWanted(trouble, remedy);
}

} // namespace studio::ui
