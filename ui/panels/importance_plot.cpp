// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/importance_plot.h"

#include "ui/models/turn_words.h"
#include "ui/theme/elided.h"
#include "ui/theme/hooks.h"
#include "ui/theme/theme_of.h"

#include <QMouseEvent>
#include <QPainter>

#include <algorithm>

namespace studio::ui {

namespace {

constexpr int kHighest = 10;
constexpr int kLineHeight = 28;
constexpr int kMostOfWidth = 3; // names take at most one part in so many of the width
constexpr double kWinnerPoint = 3.5;
constexpr double kPoint = 1.75;

/// In the order of the round with most votes: the last speaker is not asked, and so is missing in other
/// rounds.
QList<base::ParticipantId> rowsOf(const QList<LoggedRound> &rounds)
{
    QList<base::ParticipantId> rows;
    const auto take = [&rows](const LoggedRound &round) {
        for (const model::Candidate &candidate : round.decision.candidates)
            if (!rows.contains(candidate.id))
                rows.append(candidate.id);
    };
    const auto fullest = std::max_element(
        rounds.crbegin(), rounds.crend(), [](const LoggedRound &one, const LoggedRound &other) {
            return one.decision.candidates.size() < other.decision.candidates.size();
        });
    if (fullest != rounds.crend())
        take(*fullest);
    std::for_each(rounds.crbegin(), rounds.crend(), take);
    return rows;
}

} // namespace

ImportancePlot::ImportancePlot(QWidget *parent)
    : QWidget(parent)
{
    setObjectName(QStringLiteral("importancePlot"));
    setFocusPolicy(Qt::StrongFocus);
    setMouseTracking(true);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    onRetranslate(this, [this] { tell(); });
}

void ImportancePlot::setRounds(const QList<LoggedRound> &rounds, const People &people)
{
    m_rounds = rounds;
    m_people = people;
    m_pointed = -1;
    m_rows = rowsOf(rounds);
    updateGeometry();
    update();
    tell();
}

const LoggedRound *ImportancePlot::lookedAt() const
{
    const qsizetype row = lookedRow();
    return row < 0 ? nullptr : &m_rounds[row];
}

qsizetype ImportancePlot::lookedRow() const
{
    if (m_pointed >= 0 && m_pointed < m_rounds.size())
        return m_pointed;
    for (qsizetype row = 0; row < m_rounds.size(); ++row)
        if (m_rounds[row].seq == m_current)
            return row;
    return m_rounds.size() - 1;
}

const model::Candidate *ImportancePlot::voteOf(qsizetype row, qsizetype round) const
{
    const QList<model::Candidate> &candidates = m_rounds[round].decision.candidates;
    const auto found = std::find_if(candidates.begin(), candidates.end(),
                                    [&](const model::Candidate &one) { return one.id == m_rows[row]; });
    return found == candidates.end() ? nullptr : &*found;
}

int ImportancePlot::rowHeight() const
{
    return std::max(kLineHeight, fontMetrics().height()) + themeOf(this).metrics.small;
}

int ImportancePlot::namesWidth() const
{
    int width = 0;
    for (const base::ParticipantId &id : m_rows)
        width = std::max(width, fontMetrics().horizontalAdvance(m_people.name(id)));
    return std::min(width, this->width() / kMostOfWidth);
}

QRect ImportancePlot::linePlace(qsizetype row) const
{
    const int margin = themeOf(this).metrics.small;
    const int value = fontMetrics().horizontalAdvance(QStringLiteral("10")) + margin;
    const int left = namesWidth() + margin;
    const int height = rowHeight();
    return QRect(left, int(row) * height, std::max(1, width() - left - value), height)
        .adjusted(0, margin, 0, 0);
}

QPoint ImportancePlot::pointOf(qsizetype row, qsizetype round) const
{
    const QRect place = linePlace(row);
    const qsizetype steps = std::max<qsizetype>(1, m_rounds.size() - 1);
    const qsizetype at = m_rounds.size() == 1 ? 1 : round; // a single round is at the end
    const model::Candidate *vote = voteOf(row, round);
    const int value = vote && !vote->cause ? vote->importance : 0;
    return {place.left() + int(at * place.width() / steps),
            place.bottom() - value * place.height() / kHighest};
}

QSize ImportancePlot::sizeHint() const
{
    return {240, int(m_rows.size()) * rowHeight() + themeOf(this).metrics.small};
}

QSize ImportancePlot::minimumSizeHint() const { return {120, sizeHint().height()}; }

void ImportancePlot::paintEvent(QPaintEvent *)
{
    const Theme &theme = themeOf(this);
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const qsizetype looked = lookedRow();
    if (looked >= 0 && !m_rows.isEmpty()) {
        const double x = pointOf(0, looked).x() + 0.5;
        painter.setPen(QPen(hasFocus() ? theme.focus : theme.border, hasFocus() ? 2 : 1));
        painter.drawLine(QPointF(x, theme.metrics.tiny),
                         QPointF(x, linePlace(m_rows.size() - 1).bottom() + theme.metrics.tiny));
    }
    for (qsizetype row = 0; row < m_rows.size(); ++row) {
        paintLine(painter, row);
        paintWords(painter, row);
    }
}

void ImportancePlot::paintLine(QPainter &painter, qsizetype row) const
{
    const Theme &theme = themeOf(this);
    const QRect place = linePlace(row);
    const QColor colour = theme.companionColour(m_people.colour(m_rows[row]));
    painter.setPen(QPen(theme.barTrack, 1));
    painter.drawLine(QPointF(place.left(), place.bottom() + 0.5),
                     QPointF(place.right(), place.bottom() + 0.5));
    std::optional<QPointF> before; // the line continues over a round without their vote
    for (qsizetype round = 0; round < m_rounds.size(); ++round) {
        const model::Candidate *vote = voteOf(row, round);
        if (!vote)
            continue;
        const QPointF point = pointOf(row, round);
        if (vote->cause) {
            painter.setPen(QPen(theme.warning, 1.5));
            constexpr double kTick = 5;
            painter.drawLine(point, point - QPointF(0, kTick));
            before.reset();
            continue;
        }
        painter.setPen(QPen(colour, 1.5));
        if (before)
            painter.drawLine(*before, point);
        painter.setPen(Qt::NoPen);
        painter.setBrush(colour);
        const double dot = m_rounds[round].decision.winner == vote->id ? kWinnerPoint : kPoint;
        painter.drawEllipse(point, dot, dot);
        before = point;
    }
}

/// The name before the line, the value in the current round after it.
void ImportancePlot::paintWords(QPainter &painter, qsizetype row) const
{
    const Theme &theme = themeOf(this);
    const QRect line = linePlace(row);
    const QRect name(0, line.top(), namesWidth(), line.height());
    painter.setPen(theme.text);
    painter.drawText(name, int(Qt::AlignLeft | Qt::AlignVCenter) | Qt::TextSingleLine,
                     elided(fontMetrics(), m_people.name(m_rows[row]), name.width()));
    const qsizetype looked = lookedRow();
    const model::Candidate *vote = looked < 0 ? nullptr : voteOf(row, looked);
    const bool won = vote && m_rounds[looked].decision.winner == vote->id;
    const QString value = vote && !vote->cause ? QString::number(vote->importance) : QStringLiteral("–");
    QFont font = this->font();
    font.setWeight(won ? QFont::Bold : QFont::Normal);
    painter.setFont(font);
    painter.setPen(vote && !vote->cause ? theme.text : theme.mutedText);
    painter.drawText(QRect(line.right(), line.top(), width() - line.right(), line.height()),
                     int(Qt::AlignRight | Qt::AlignVCenter) | Qt::TextSingleLine, value);
    painter.setFont(this->font());
}

qsizetype ImportancePlot::roundAt(const QPoint &place) const
{
    qsizetype nearest = -1;
    for (qsizetype round = 0; round < m_rounds.size() && !m_rows.isEmpty(); ++round) {
        const int distance = std::abs(pointOf(0, round).x() - place.x());
        if (nearest < 0 || distance < std::abs(pointOf(0, nearest).x() - place.x()))
            nearest = round;
    }
    return nearest;
}

void ImportancePlot::pointAt(qsizetype round)
{
    if (round == m_pointed)
        return;
    m_pointed = round;
    update();
    Q_EMIT lookedAtChanged();
}

void ImportancePlot::mouseMoveEvent(QMouseEvent *event) { pointAt(roundAt(event->position().toPoint())); }

void ImportancePlot::leaveEvent(QEvent *event)
{
    QWidget::leaveEvent(event);
    pointAt(-1);
}

void ImportancePlot::mousePressEvent(QMouseEvent *event)
{
    const qsizetype round = roundAt(event->position().toPoint());
    if (round < 0 || event->button() != Qt::LeftButton)
        return;
    goTo(round);
    const LoggedRound pressed = m_rounds[round]; // a receiver of the signal may set other rounds
    Q_EMIT chosen(pressed);
}

void ImportancePlot::keyPressEvent(QKeyEvent *event)
{
    const qsizetype now = lookedRow();
    if (now < 0)
        return QWidget::keyPressEvent(event);
    switch (event->key()) {
    case Qt::Key_Left: return goTo(std::max<qsizetype>(0, now - 1));
    case Qt::Key_Right: return goTo(std::min(m_rounds.size() - 1, now + 1));
    case Qt::Key_Home: return goTo(0);
    case Qt::Key_End: return goTo(m_rounds.size() - 1);
    case Qt::Key_Return:
    case Qt::Key_Enter:
    case Qt::Key_Space: {
        const LoggedRound round = m_rounds[now];
        Q_EMIT chosen(round);
        return;
    }
    default: QWidget::keyPressEvent(event);
    }
}

void ImportancePlot::goTo(qsizetype round)
{
    m_pointed = -1;
    m_current = round == m_rounds.size() - 1 ? 0 : m_rounds[round].seq;
    update();
    tell();
}

void ImportancePlot::tell()
{
    const LoggedRound *looked = lookedAt();
    const QString name = looked ? tr("Importance of speaking: %1").arg(roundText(*looked, m_people))
                                : tr("Importance of speaking");
    if (name != accessibleName()) // screen readers are told about each change
        setAccessibleName(name);
    Q_EMIT lookedAtChanged();
}

void ImportancePlot::focusInEvent(QFocusEvent *event)
{
    QWidget::focusInEvent(event);
    update();
}

void ImportancePlot::focusOutEvent(QFocusEvent *event)
{
    QWidget::focusOutEvent(event);
    update();
}

void ImportancePlot::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange)
        updateGeometry();
}

} // namespace studio::ui
