// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/transcript/find_bar.h"

#include "ui/theme/hooks.h"
#include "ui/theme/icons.h"
#include "ui/theme/theme_of.h"
#include "ui/transcript/room_search.h"

#include <QAccessible>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QPainter>
#include <QToolButton>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace studio::ui {

namespace {

constexpr int kLongestQuery = 200; // UTF-16 units

} // namespace

FindBar::FindBar(RoomSearch &search, QWidget *parent)
    : QWidget(parent)
    , m_search(search)
    , m_edit(new QLineEdit(this))
    , m_count(new QLabel(this))
{
    const Theme &theme = themeOf(this);
    setObjectName(u"transcript.find"_s);
    m_edit->setObjectName(u"transcript.find.query"_s);
    m_edit->setMaxLength(kLongestQuery);
    m_edit->setClearButtonEnabled(true);
    m_edit->installEventFilter(this);
    m_count->setObjectName(u"transcript.find.count"_s);
    m_count->setTextFormat(Qt::PlainText);
    m_count->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
    m_older = addButton(u"transcript.find.older"_s);
    m_newer = addButton(u"transcript.find.newer"_s);
    m_close = addButton(u"transcript.find.close"_s);
    setFocusProxy(m_edit);

    auto *row = new QHBoxLayout(this);
    row->setContentsMargins(theme.metrics.medium, theme.metrics.small, theme.metrics.small,
                            theme.metrics.small);
    row->setSpacing(theme.metrics.small);
    row->addWidget(m_edit, 1);
    row->addWidget(m_count);
    for (QToolButton *button : {m_older, m_newer, m_close})
        row->addWidget(button);

    connect(m_edit, &QLineEdit::textChanged, this, &FindBar::queryChanged);
    connect(m_older, &QToolButton::clicked, &m_search, &RoomSearch::goToOlder);
    connect(m_newer, &QToolButton::clicked, &m_search, &RoomSearch::goToNewer);
    connect(m_close, &QToolButton::clicked, this, &FindBar::closed);
    connect(&m_search, &RoomSearch::changed, this, &FindBar::showCount);
    connect(&m_search, &RoomSearch::currentChanged, this, &FindBar::showCount);
    onThemeChange(this, [this] { applyTheme(); });
    onRetranslate(this, [this] { retranslate(); });
}

QToolButton *FindBar::addButton(const QString &name)
{
    auto *button = new QToolButton(this);
    button->setObjectName(name);
    button->setAutoRaise(true);
    return button;
}

void FindBar::applyTheme()
{
    const Theme &theme = themeOf(this);
    m_older->setIcon(icon(IconName::ChevronUp, theme));
    m_newer->setIcon(icon(IconName::ChevronDown, theme));
    m_close->setIcon(icon(IconName::Close, theme));
    for (QToolButton *button : {m_older, m_newer, m_close})
        button->setMinimumSize(theme.metrics.control, theme.metrics.control);
    m_edit->setMinimumHeight(theme.metrics.control);
    m_edit->setTextMargins(theme.metrics.tiny, 0, theme.metrics.tiny, 0);
    QPalette quiet = m_count->palette();
    quiet.setColor(QPalette::WindowText, theme.mutedText);
    m_count->setPalette(quiet);
}

void FindBar::begin()
{
    show();
    m_edit->setFocus(Qt::ShortcutFocusReason);
    m_edit->selectAll();
    if (!m_edit->text().isEmpty())
        Q_EMIT queryChanged(m_edit->text());
}

QString FindBar::text() const { return m_edit->text(); }

void FindBar::paintEvent(QPaintEvent *)
{
    const Theme &theme = themeOf(this);
    QPainter painter(this);
    painter.fillRect(rect(), theme.window);
    painter.fillRect(QRect(0, height() - 1, width(), 1), theme.border);
}

void FindBar::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange)
        retranslate();
}

void FindBar::keyPressEvent(QKeyEvent *event)
{
    const bool isEnter = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    const bool goesBack = event->modifiers() & Qt::ShiftModifier;
    if (event->key() == Qt::Key_Escape)
        Q_EMIT closed();
    else if ((isEnter && goesBack) || event->matches(QKeySequence::FindPrevious))
        m_search.goToNewer();
    else if (isEnter || event->matches(QKeySequence::FindNext))
        m_search.goToOlder();
    else
        QWidget::keyPressEvent(event);
}

bool FindBar::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::ShortcutOverride && static_cast<QKeyEvent *>(event)->key() == Qt::Key_Escape)
        event->accept();
    return QWidget::eventFilter(watched, event);
}

void FindBar::retranslate()
{
    m_edit->setPlaceholderText(tr("Search in this room"));
    m_edit->setAccessibleName(tr("Search in this room"));
    const auto name = [](QToolButton *button, const QString &text) {
        button->setToolTip(text);
        button->setAccessibleName(text);
    };
    name(m_older, tr("Older match (Enter)"));
    name(m_newer, tr("Newer match (Shift+Enter)"));
    name(m_close, tr("Close the search (Esc)"));
    // As wide as its usual texts, so that the bar does not jump while it counts.
    m_count->setMinimumWidth(
        m_count->fontMetrics().horizontalAdvance(tr("%1 of %2").arg(u"999"_s, u"999"_s)));
    const int sign = std::max(16, fontMetrics().height());
    for (QToolButton *button : {m_older, m_newer, m_close})
        button->setIconSize({sign, sign});
    showCount();
}

QString FindBar::countText() const
{
    if (m_search.query().isEmpty())
        return {};
    const QString count = locale().toString(m_search.hitCount());
    if (m_search.hitCount() == 0)
        return m_search.isSearching() ? tr("Searching…") : tr("No match");
    const QString number = locale().toString(m_search.currentNumber());
    if (m_search.isSearching() || m_search.hasMore())
        //: Not everything is searched yet: %1 the number of the match that is shown, %2 how many there are at
        //: least
        return tr("%1 of %2 or more").arg(number, count);
    //: %1 the number of the match that is shown, %2 how many there are
    return tr("%1 of %2").arg(number, count);
}

void FindBar::showCount()
{
    const QString text = countText();
    const bool isNew = text != m_count->text();
    m_count->setText(text);
    m_count->setToolTip(
        m_search.rowsNotSearched() > 0 && !m_search.isSearching()
            ? tr("%n unreadable message(s) not searched.", nullptr, int(m_search.rowsNotSearched()))
            : QString());
    for (QToolButton *button : {m_older, m_newer})
        button->setEnabled(m_search.hitCount() > 0);
    if (isNew && isVisible() && !m_search.isSearching()) {
        QAccessibleEvent told(m_count, QAccessible::NameChanged);
        QAccessible::updateAccessibility(&told);
    }
}

} // namespace studio::ui
