// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/transcript/row_painter.h"

#include "core/markdown/acts.h"
#include "ui/avatar/avatars.h"
#include "ui/theme/icons.h"
#include "ui/transcript/pictures/row_pictures.h"

#include <QCoreApplication>
#include <QPainter>
#include <QPainterPath>

#include <algorithm>

namespace studio::ui {

namespace {

constexpr int kSmallRadius = 4;
constexpr qreal kWhisperLine = 1.5;
constexpr qreal kInsideFocus = 3; // the outline of a whisper inside the ring of the focus

QTextCharFormat inked(const QColor &colour)
{
    QTextCharFormat format;
    format.setForeground(colour);
    return format;
}

/// The runs that belong to acts ("*smiles*") in the message as it was written.
QList<markdown::Run> actRuns(const markdown::Text &text, const QString &source)
{
    QList<markdown::Run> runs;
    qsizetype lineStart = -1;
    QList<markdown::Act> acts; // of the line that begins there
    for (const markdown::Run &run : text.runs) {
        if (!(run.styles & markdown::Style::Emphasis))
            continue;
        const qsizetype at = std::clamp<qsizetype>(text.sourceOf(run.start), 0, source.size());
        const qsizetype start = at == 0 ? 0 : source.lastIndexOf(u'\n', at - 1) + 1;
        if (start != lineStart) {
            const qsizetype end = source.indexOf(u'\n', start);
            acts =
                markdown::actsIn(QStringView(source).sliced(start, (end < 0 ? source.size() : end) - start));
            lineStart = start;
        }
        const bool isIn =
            std::any_of(acts.cbegin(), acts.cend(),
                        [at = at - start](const markdown::Act &act) { return act.from < at && at < act.to; });
        if (isIn)
            runs.append(run);
    }
    return runs;
}

QTextCharFormat grounded(const QColor &ground, const QColor &ink)
{
    QTextCharFormat format = inked(ink);
    format.setBackground(ground);
    return format;
}

} // namespace

RowPainter::RowPainter(QPainter &painter, const Theme &theme, const Faces &faces, const QRect &column,
                       const QRect &exposed)
    : m_painter(painter)
    , m_theme(theme)
    , m_faces(faces)
    , m_column(column)
    , m_exposed(exposed)
{
}

QPointF RowPainter::originOf(const PlacedBlock &placed) const
{
    return {qreal(m_column.left()), qreal(placed.top)};
}

void RowPainter::paintRow(std::span<const PlacedBlock> row, const RowLook &look)
{
    const QRect whole(m_column.left(), row.front().top, m_column.width(),
                      row.back().bottom() - row.front().top);
    if (!whole.intersects(m_exposed))
        return;
    m_painter.save();
    // Combining marks piled up on a line must not cover another speaker's message.
    m_painter.setClipRect(whole, Qt::IntersectClip);
    m_painter.setRenderHint(QPainter::Antialiasing);
    paintFrame(row, row.front().row == look.current);
    for (const PlacedBlock &placed : row) {
        if (placed.top > m_exposed.bottom() || placed.bottom() < m_exposed.top())
            continue;
        if (placed.blocks->at(placed.block).kind == Block::Kind::Missing)
            paintPlaceholder(placed);
        for (const PlacedShape &shape : placed.layout->shapes())
            paintShape(placed, shape);
        paintAvatar(placed);
        paintPicture(placed);
        paintTexts(placed, look);
        paintCodeButton(placed, look);
    }
    m_painter.restore();
}

void RowPainter::paintFrame(std::span<const PlacedBlock> row, bool isCurrent)
{
    const RowContent &content = row.front().blocks->content();
    const bool isUser = content.kind == RowContent::Kind::User;
    if (!isUser && !isCurrent && !content.isWhisper)
        return;
    const PlacedBlock *first = nullptr;
    int bottom = 0;
    for (const PlacedBlock &placed : row) {
        if (!placed.blocks->isFramed(placed.block))
            continue;
        if (!first)
            first = &placed;
        bottom = placed.bottom();
    }
    if (!first)
        return;
    // If the row continues outside the viewport, so does its frame: the round corner is out of sight.
    const PlacedBlock &last = row.back();
    const bool goesOnAbove = first->blocks->at(first->block).kind > Block::Kind::Header;
    const bool goesOnBelow = last.blocks->isFramed(last.block) && !last.blocks->closesFrame(last.block);
    const int beyond = 2 * m_theme.metrics.radius;
    const int gap = m_theme.metrics.tiny;
    const QRectF frame(QPointF(m_column.left() + 1, first->top + (goesOnAbove ? -beyond : gap)),
                       QPointF(m_column.right() - 1, bottom + (goesOnBelow ? beyond : -gap)));
    m_painter.setPen(isCurrent ? QPen(m_theme.focus, m_theme.metrics.focusWidth) : QPen(Qt::NoPen));
    m_painter.setBrush(isUser ? QBrush(m_theme.userBubble) : QBrush(Qt::NoBrush));
    m_painter.drawRoundedRect(frame, m_theme.metrics.radius, m_theme.metrics.radius);
    if (content.isWhisper)
        outlineWhisper(isCurrent ? frame.adjusted(kInsideFocus, kInsideFocus, -kInsideFocus, -kInsideFocus)
                                 : frame);
}

/// Dotted, as the message box is while the user whispers.
void RowPainter::outlineWhisper(const QRectF &frame)
{
    QPen dots(m_theme.accent, kWhisperLine, Qt::CustomDashLine, Qt::RoundCap);
    dots.setDashPattern({0.5, 2.5});
    m_painter.setPen(dots);
    m_painter.setBrush(Qt::NoBrush);
    m_painter.drawRoundedRect(frame, m_theme.metrics.radius, m_theme.metrics.radius);
}

void RowPainter::paintPlaceholder(const PlacedBlock &placed)
{
    const int line = placed.layout->height() / 3;
    const int thick = std::max(m_theme.metrics.tiny, line / 3);
    const int left = m_column.left() + m_theme.metrics.medium;
    const int width = m_column.width() - 2 * m_theme.metrics.medium;
    m_painter.setPen(Qt::NoPen);
    m_painter.setBrush(m_theme.barTrack);
    m_painter.drawRoundedRect(left, placed.top + line / 2, width / 8, thick, thick / 2.0, thick / 2.0);
    m_painter.drawRoundedRect(left, placed.top + line / 2 + line, width * 3 / 5, thick, thick / 2.0,
                              thick / 2.0);
}

void RowPainter::paintShape(const PlacedBlock &placed, const PlacedShape &shape)
{
    const QRectF rect = shape.rect.translated(originOf(placed));
    const auto rounded = [&](const QColor &ground, const QPen &pen, qreal radius) {
        m_painter.setPen(pen);
        m_painter.setBrush(ground);
        m_painter.drawRoundedRect(rect, radius, radius);
    };
    switch (shape.kind) {
    case PlacedShape::Kind::CodeGround: paintCodeGround(shape, rect); break;
    case PlacedShape::Kind::InlineCode: rounded(m_theme.codeSurface, Qt::NoPen, kSmallRadius); break;
    case PlacedShape::Kind::Picture: rounded(m_theme.raised, QPen(m_theme.border, 1), kSmallRadius); break;
    case PlacedShape::Kind::Chip:
        rounded(m_theme.raised, QPen(m_theme.border, 1), std::min(rect.height() / 2, 10.0));
        break;
    case PlacedShape::Kind::WarningBar: m_painter.fillRect(rect, m_theme.warning); break;
    case PlacedShape::Kind::QuoteBar: m_painter.fillRect(rect, m_theme.quoteBar); break;
    case PlacedShape::Kind::TableHead: m_painter.fillRect(rect, m_theme.codeSurface); break;
    case PlacedShape::Kind::Rule:
    case PlacedShape::Kind::TableLine:
    case PlacedShape::Kind::DayLine: m_painter.fillRect(rect, m_theme.border); break;
    }
}

void RowPainter::paintCodeGround(const PlacedShape &shape, const QRectF &rect)
{
    // Pieces of one code block meet without a seam: only the outer corners are round.
    const qreal radius = m_theme.metrics.radius;
    const QRectF ground = rect.adjusted(0, shape.opens ? 0 : -radius, 0, shape.ends ? 0 : radius);
    m_painter.save();
    m_painter.setClipRect(rect, Qt::IntersectClip);
    m_painter.setPen(Qt::NoPen);
    m_painter.setBrush(m_theme.codeSurface);
    m_painter.drawRoundedRect(ground, radius, radius);
    m_painter.restore();
}

void RowPainter::paintAvatar(const PlacedBlock &placed)
{
    const QRectF rect = placed.layout->avatar();
    if (rect.isEmpty())
        return;
    const RowContent &content = placed.blocks->content();
    const Avatars &drawn = content.kind == RowContent::Kind::User ? m_faces.users : m_faces.companions;
    const QPixmap face =
        drawn.pixmap(content.speaker, int(rect.width()), m_painter.device()->devicePixelRatioF());
    m_painter.drawPixmap((rect.topLeft() + originOf(placed)).toPoint(), face);
}

void RowPainter::paintPicture(const PlacedBlock &placed)
{
    const RowPicture *picture = placed.blocks->picture(placed.block);
    if (!picture)
        return;
    const QRectF rect = placed.layout->picture().translated(originOf(placed));
    const QImage image = m_faces.pictures.imageOf(picture->id);
    if (!image.isNull()) {
        m_painter.setRenderHint(QPainter::SmoothPixmapTransform);
        m_painter.drawImage(rect, image);
        return;
    }
    m_painter.setPen(QPen(m_theme.border, 1));
    m_painter.setBrush(m_theme.raised);
    m_painter.drawRoundedRect(rect.adjusted(0.5, 0.5, -0.5, -0.5), kSmallRadius, kSmallRadius);
    if (!m_faces.pictures.isGone(picture->id))
        return;
    m_painter.setPen(m_theme.mutedText);
    m_painter.drawText(rect, Qt::AlignCenter | Qt::TextWordWrap,
                       QCoreApplication::translate("studio::ui::Transcript", "Picture (not kept)"));
}

void RowPainter::paintTexts(const PlacedBlock &placed, const RowLook &look)
{
    const bool showsTime = placed.row == look.pointed.row || placed.row == look.current;
    for (const PlacedText &text : placed.layout->texts()) {
        if (text.ink == PlacedText::Ink::Time && !showsTime)
            continue;
        m_painter.setPen(inkOf(placed, text.ink));
        text.layout->draw(&m_painter, originOf(placed) + text.place, formatsOf(placed, text, look));
    }
    if (look.pointed.row != placed.row || look.pointed.block != placed.block)
        return;
    if (!look.pointed.opens.isEmpty())
        underlineNote(placed, look.pointed.opens);
    if (look.pointed.link < 0)
        return;
    m_painter.setPen(Qt::NoPen);
    m_painter.setBrush(m_theme.link);
    const markdown::Block words = placed.blocks->words(placed.block);
    for (const markdown::Run &run : words.text.runs) {
        if (run.link != look.pointed.link)
            continue;
        for (const QRectF &rect : placed.layout->rectsOf(run.start, run.start + run.length))
            m_painter.drawRect(
                QRectF(rect.left(), rect.bottom() - 3, rect.width(), 1).translated(originOf(placed)));
    }
}

/// If a note has actions, underlines only the action under the pointer.
void RowPainter::underlineNote(const PlacedBlock &placed, const QString &opens)
{
    const QList<NoteAction> actions = placed.blocks->note(placed.block).actions;
    m_painter.setPen(Qt::NoPen);
    m_painter.setBrush(m_theme.link);
    for (const PlacedText &text : placed.layout->texts()) {
        if (!actions.isEmpty() && actions.value(text.action).id != opens)
            continue;
        for (int i = 0; i < text.layout->lineCount(); ++i) {
            const QRectF line = text.layout->lineAt(i).naturalTextRect().translated(text.place);
            m_painter.drawRect(
                QRectF(line.left(), line.bottom() - 1, line.width(), 1).translated(originOf(placed)));
        }
    }
}

QList<QTextLayout::FormatRange> RowPainter::formatsOf(const PlacedBlock &placed, const PlacedText &text,
                                                      const RowLook &look) const
{
    QList<QTextLayout::FormatRange> formats;
    if (text.start < 0)
        return formats;
    const RowContent &content = placed.blocks->content();
    const Block &block = placed.blocks->at(placed.block);
    const int begin = text.start;
    const int end = std::min<int>(begin + int(text.layout->text().size()), block.length);
    const auto add = [&](qsizetype from, qsizetype to,
                         const QTextCharFormat &format) { // positions in the block's words
        from = std::max<qsizetype>(from, begin);
        to = std::min<qsizetype>(to, end);
        if (from < to)
            formats.append({int(from - begin), int(to - from), format});
    };

    const markdown::Block words = placed.blocks->words(placed.block);
    for (const markdown::Run &run : actRuns(words.text, content.text))
        add(run.start, run.start + run.length, inked(m_theme.mutedText));
    for (const markdown::Run &run : words.text.runs) {
        if (run.link >= 0)
            add(run.start, run.start + run.length, inked(m_theme.link));
    }
    if (content.heardUntil)
        add(words.text.unitAt(*content.heardUntil), end, inked(m_theme.mutedText));
    for (const TextSelection::Part &hit : look.hits.value(placed.row)) {
        const bool isCurrent = look.currentHit == TextPosition{placed.row, hit.from};
        QColor quiet = m_theme.warning;
        quiet.setAlphaF(0.3F);
        add(hit.from - block.start, hit.to - block.start,
            isCurrent ? grounded(m_theme.warning, m_theme.surface) : grounded(quiet, m_theme.text));
    }
    const TextSelection::Part part = look.selection.partOf(placed.row, placed.blocks->saidLength());
    if (part.from < part.to)
        add(part.from - block.start, part.to - block.start,
            grounded(m_theme.selection, m_theme.selectionText));
    return formats;
}

void RowPainter::paintCodeButton(const PlacedBlock &placed, const RowLook &look)
{
    const QRectF button = placed.codeButton();
    const bool isPointed = look.pointed.row == placed.row && look.pointed.code == placed.block;
    const bool isCopied = look.copied.row == placed.row && look.copied.code == placed.block;
    if (button.isEmpty() || (!isPointed && !isCopied && placed.row != look.current))
        return;
    const QRectF rect = button.translated(originOf(placed));
    m_painter.setPen(QPen(m_theme.border, 1));
    m_painter.setBrush(isPointed && look.pointed.onButton ? m_theme.hover : m_theme.raised);
    m_painter.drawRoundedRect(rect.adjusted(0.5, 0.5, -0.5, -0.5), kSmallRadius, kSmallRadius);
    const int size = int(rect.width() * 2 / 3);
    const QPixmap sign =
        iconPixmap(isCopied ? IconName::Check : IconName::Copy, isCopied ? m_theme.accent : m_theme.text,
                   size, m_painter.device()->devicePixelRatioF());
    m_painter.drawPixmap((rect.center() - QPointF(size / 2.0, size / 2.0)).toPoint(), sign);
}

QColor RowPainter::inkOf(const PlacedBlock &placed, PlacedText::Ink ink) const
{
    const RowContent &content = placed.blocks->content();
    switch (ink) {
    case PlacedText::Ink::Text: return m_theme.text;
    case PlacedText::Ink::Quiet:
    case PlacedText::Ink::Time: return m_theme.mutedText;
    case PlacedText::Ink::Link: return m_theme.link;
    case PlacedText::Ink::Name: break;
    }
    if (content.colour.isEmpty())
        return content.kind == RowContent::Kind::User ? m_theme.userName : m_theme.text;
    return m_theme.companionColour(content.colour);
}

} // namespace studio::ui
