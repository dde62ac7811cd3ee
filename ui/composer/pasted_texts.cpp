// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/composer/pasted_texts.h"

#include "ui/composer/flow_layout.h"
#include "ui/composer/pill_button.h"
#include "ui/theme/hooks.h"
#include "ui/theme/theme_of.h"

#include <QEvent>
#include <QLocale>
#include <QPlainTextEdit>
#include <QVBoxLayout>

#include <cmath>

using namespace Qt::StringLiterals;

namespace studio::ui {

namespace {

constexpr int kPeekLines = 4;

/// The beginning of the text, cut between characters.
QString beginning(const QString &text)
{
    if (text.size() <= PastedTexts::kPeekLength)
        return text;
    const int length = PastedTexts::kPeekLength;
    return text.left(text[length - 1].isHighSurrogate() ? length - 1 : length) + u'…';
}

} // namespace

PastedTexts::PastedTexts(QWidget *parent)
    : QWidget(parent)
    , m_column(new QVBoxLayout(this))
    , m_view(new QPlainTextEdit(this))
{
    const Theme &theme = themeOf(this);
    setObjectName(u"composer.pasted"_s);
    m_view->setObjectName(u"composer.pasted.view"_s);
    m_view->setReadOnly(true);
    m_view->setTabChangesFocus(true);
    m_view->setFrameShape(QFrame::NoFrame);
    m_column->setContentsMargins(0, theme.metrics.tiny, 0, theme.metrics.tiny);
    m_column->setSpacing(theme.metrics.tiny);
    m_column->addWidget(m_view);
    rebuild();
    onThemeChange(this, [this] { rebuild(); });
}

void PastedTexts::setTexts(const QStringList &texts)
{
    if (m_texts == texts)
        return;
    m_texts = texts;
    m_peeked = -1;
    rebuild();
    Q_EMIT changed();
}

void PastedTexts::setWritable(bool writable)
{
    m_writable = writable;
    rebuild();
}

void PastedTexts::rebuild()
{
    const Theme &theme = themeOf(this);
    for (QWidget *line : std::as_const(m_lines)) {
        line->hide();
        line->deleteLater(); // one of its buttons may be the sender of a click
    }
    m_lines.clear();
    for (int number = 0; number < int(m_texts.size()); ++number)
        addLine(number);
    QPalette palette = theme.palette();
    palette.setColor(QPalette::Base, theme.raised);
    m_view->setPalette(palette);
    m_view->setAccessibleName(tr("Start of the pasted text"));
    m_view->setVisible(m_peeked >= 0);
    if (m_peeked >= 0)
        m_view->setPlainText(beginning(m_texts[m_peeked]));
    const double lines = QFontMetricsF(m_view->font()).lineSpacing() * kPeekLines;
    m_view->setFixedHeight(int(std::ceil(lines + 2 * m_view->document()->documentMargin())));
    setVisible(!m_texts.isEmpty());
}

void PastedTexts::addLine(int number)
{
    auto *line = new QWidget(this);
    line->setLayout(new FlowLayout(themeOf(this).metrics.tiny));
    const auto make = [&](const QString &name, PillButton::Look look, IconName sign, const QString &label) {
        auto *button = new PillButton(look, line);
        button->setObjectName(u"composer.pasted."_s + name);
        button->setSign(sign);
        button->setLabel(label);
        line->layout()->addWidget(button);
        return button;
    };
    const QString length = QLocale().toString(m_texts[number].size());
    PillButton *chip =
        make(u"chip"_s, PillButton::Look::Chip, IconName::Copy, tr("%1 characters pasted").arg(length));
    chip->setHint(tr("Too long to edit here. Sent in full after your text."));
    const bool open = m_peeked == number;
    PillButton *look =
        make(u"peek"_s, PillButton::Look::Tool, open ? IconName::ChevronUp : IconName::ChevronDown,
             open ? tr("Hide") : tr("Preview"));
    PillButton *away = make(u"remove"_s, PillButton::Look::Tool, IconName::Close, tr("Remove"));
    away->setEnabled(m_writable);
    for (PillButton *button : {chip, look})
        connect(button, &PillButton::clicked, this, [this, number] { peek(number); });
    connect(away, &PillButton::clicked, this, [this, number] {
        QStringList rest = m_texts;
        rest.removeAt(number);
        setTexts(rest);
    });
    m_column->insertWidget(number, line);
    line->show();
    m_lines.append(line);
}

void PastedTexts::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange)
        rebuild();
}

void PastedTexts::peek(int number)
{
    m_peeked = m_peeked == number ? -1 : number;
    rebuild();
}

} // namespace studio::ui
