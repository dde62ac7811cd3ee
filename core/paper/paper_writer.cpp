// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/paper/paper_writer.h"

#include "core/paper/paper_pages.h"
#include "core/transcript/event_lines.h"
#include "core/transcript/html_style.h"
#include "core/transcript/whisper_words.h"

#include <QBuffer>
#include <QGuiApplication>
#include <QPainter>
#include <QPainterPath>
#include <QPdfWriter>

#include <utility>

namespace studio::paper {

using namespace Qt::StringLiterals;
using base::ParticipantId;
using transcript::DocumentStyle;
using transcript::Rgb;

namespace {

constexpr int kDotsPerInch = 600;
constexpr double kPointsPerInch = 72;
constexpr int kFacePixels = 160;
constexpr Rgb kPaper{255, 255, 255};
constexpr Rgb kGrey{93, 95, 105};

QColor colourOf(const Rgb &colour) { return {colour.red, colour.green, colour.blue}; }

QImage letterFace(const QString &name, const Rgb &colour, const QFont &font)
{
    QImage face(kFacePixels, kFacePixels, QImage::Format_ARGB32_Premultiplied);
    face.fill(Qt::transparent);
    QPainter painter(&face);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    painter.setBrush(colourOf(transcript::mixed(kPaper, colour, 0.25)));
    painter.drawEllipse(face.rect());
    QFont large = font;
    large.setPixelSize(kFacePixels / 2);
    painter.setFont(large);
    painter.setPen(colourOf(transcript::readableOn(transcript::mixed(kPaper, colour, 0.25), colour)));
    const QString clean = transcript::cleanText(name.trimmed());
    painter.drawText(face.rect(), Qt::AlignCenter,
                     clean.isEmpty() ? u"?"_s : clean.left(clean.at(0).isHighSurrogate() ? 2 : 1).toUpper());
    return face;
}

QImage roundFace(const QImage &picture)
{
    QImage face(kFacePixels, kFacePixels, QImage::Format_ARGB32_Premultiplied);
    face.fill(Qt::transparent);
    QPainter painter(&face);
    painter.setRenderHints(QPainter::Antialiasing | QPainter::SmoothPixmapTransform);
    QPainterPath round;
    round.addEllipse(face.rect());
    painter.setClipPath(round);
    const int side = std::min(picture.width(), picture.height());
    const QRect middle((picture.width() - side) / 2, (picture.height() - side) / 2, side, side);
    painter.drawImage(face.rect(), picture, middle);
    return face;
}

/// What a RoomWriter tells, on pages. Whoever derives opens the sheets.
class PaperWriter : public transcript::RoomWriter
{
public:
    explicit PaperWriter(const DocumentStyle &style)
        : m_style(style)
    {
    }

    QByteArray begin(const model::Room &room, const QList<model::Persona> &) override
    {
        const QString name = transcript::cleanText(room.name.simplified());
        m_lines = transcript::EventLines(m_style, room.policy);
        m_pages = std::make_unique<PaperPages>(open(name), name, m_style.language);
        QStringList intro{transcript::witnessWords(m_style), room.scene};
        intro.removeAll(QString());
        m_pages->title(name, transcript::cleanText(intro.join(u'\n')));
        return taken();
    }

    QByteArray message(const model::MessageRow &row) override
    {
        m_lines.pass(row);
        if (m_pages->isFull())
            return {};
        tellDay(row.time);
        const model::Message &message = row.posted.message;
        const QString name = m_style.names.of(message.from);
        const QString speaker = transcript::speakerWords(message, m_style.names);
        const QString aside = speaker.startsWith(name) ? speaker.mid(name.size()).trimmed() : speaker;
        const QString time = transcript::clockWords(m_style, row.time);
        const Rgb colour = transcript::rgbOf(m_style.colours.value(message.from)).value_or(kGrey);
        m_pages->speech({transcript::cleanText(name.simplified()),
                         transcript::cleanText(aside.isEmpty() ? time : aside + u" · "_s + time),
                         transcript::cleanText(message.text), transcript::cutWords(row.posted),
                         colourOf(transcript::readableOn(kPaper, colour)),
                         face(message.from, m_style.names.plain(message.from), colour)});
        return taken();
    }

    QByteArray event(const model::Envelope &envelope) override
    {
        return note(m_lines.of(envelope), envelope.time);
    }

    QByteArray call(const model::CallRecord &record) override
    {
        return note(m_lines.of(record), transcript::endOf(record));
    }

    QByteArray end() override
    {
        m_pages->finish();
        close();
        return taken();
    }

protected:
    [[nodiscard]] virtual Sheets open(const QString &title) = 0;
    virtual void close() = 0;
    /// What there is to be written since the last time.
    [[nodiscard]] virtual QByteArray taken() = 0;

private:
    QByteArray note(const std::optional<QString> &lines, const QDateTime &time)
    {
        if (!lines || m_pages->isFull())
            return {};
        tellDay(time);
        m_pages->note(transcript::cleanText(*lines));
        return taken();
    }

    void tellDay(const QDateTime &time)
    {
        const QDate day = time.toTimeZone(m_style.zone).date();
        if (day != m_day && day.isValid())
            m_pages->day(transcript::dayWords(m_style, time));
        m_day = day;
    }

    const QImage &face(const ParticipantId &id, const QString &name, const Rgb &colour)
    {
        QImage &face = m_faces[id];
        if (!face.isNull())
            return face;
        const QImage picture = QImage::fromData(m_style.pictures.value(id));
        face = picture.isNull() ? letterFace(name, colour, QFont()) : roundFace(picture);
        return face;
    }

    DocumentStyle m_style;
    transcript::EventLines m_lines;
    std::unique_ptr<PaperPages> m_pages;
    QHash<ParticipantId, QImage> m_faces;
    QDate m_day;
};

/// Takes what is written to it, until it is asked for.
class Pieces final : public QIODevice
{
public:
    [[nodiscard]] QByteArray take() { return std::exchange(m_bytes, {}); }
    [[nodiscard]] bool isSequential() const override { return true; }

protected:
    qint64 readData(char *, qint64) override { return -1; }
    qint64 writeData(const char *data, qint64 count) override
    {
        m_bytes.append(data, qsizetype(count));
        return count;
    }

private:
    QByteArray m_bytes;
};

class PdfWriter final : public PaperWriter
{
public:
    using PaperWriter::PaperWriter;

private:
    Sheets open(const QString &title) override
    {
        m_pieces.open(QIODevice::WriteOnly);
        m_pdf = std::make_unique<QPdfWriter>(&m_pieces);
        m_pdf->setResolution(kDotsPerInch);
        m_pdf->setPageSize(QPageSize(QPageSize::A4));
        m_pdf->setPageMargins(QMarginsF(0, 0, 0, 0));
        m_pdf->setTitle(title);
        m_pdf->setCreator(u"Companion Studio"_s);
        m_painter.begin(m_pdf.get());
        return {&m_painter, QRectF(0, 0, m_pdf->width(), m_pdf->height()), kDotsPerInch / kPointsPerInch,
                [this] { return m_pdf->newPage(); }};
    }
    void close() override { m_painter.end(); }
    QByteArray taken() override { return m_pieces.take(); }

    Pieces m_pieces;
    std::unique_ptr<QPdfWriter> m_pdf;
    QPainter m_painter;
};

class FirstPageWriter final : public PaperWriter
{
public:
    using PaperWriter::PaperWriter;

private:
    Sheets open(const QString &) override
    {
        constexpr double kUnit = 2; // dots in a point: 144 in an inch
        const QSizeF size = QPageSize::size(QPageSize::A4, QPageSize::Point) * kUnit;
        m_page = QImage(size.toSize(), QImage::Format_RGB32);
        m_page.fill(Qt::white);
        m_painter.begin(&m_page);
        m_painter.setRenderHints(QPainter::Antialiasing | QPainter::TextAntialiasing |
                                 QPainter::SmoothPixmapTransform);
        return {&m_painter, QRectF(QPointF(), size), kUnit, [] { return false; }};
    }
    void close() override
    {
        m_painter.end();
        QBuffer buffer(&m_png);
        buffer.open(QIODevice::WriteOnly);
        m_page.save(&buffer, "PNG");
    }
    QByteArray taken() override { return std::exchange(m_png, {}); }

    QImage m_page;
    QPainter m_painter;
    QByteArray m_png;
};

} // namespace

bool canPaint() { return qobject_cast<QGuiApplication *>(QCoreApplication::instance()) != nullptr; }

std::unique_ptr<transcript::RoomWriter> pdfWriter(const DocumentStyle &style)
{
    return std::make_unique<PdfWriter>(style);
}

std::unique_ptr<transcript::RoomWriter> firstPageWriter(const DocumentStyle &style)
{
    return std::make_unique<FirstPageWriter>(style);
}

} // namespace studio::paper
