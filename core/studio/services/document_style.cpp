// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/studio/services/document_style.h"

#include "core/paper/face_picture.h"
#include "core/paper/paper_writer.h"
#include "core/studio/services/providers/cassette_writer.h"
#include "core/transcript/people.h"

#include <QCoreApplication>

namespace studio::services {

using base::Error;
using base::ErrorCode;
using ports::Record;
using ports::RecordDetail;
using ports::RecordFormat;
using transcript::DocumentStyle;

namespace {

struct RoomDocument
{
    Q_DECLARE_TR_FUNCTIONS(RoomDocument)
};

/// Whether the document leaves out whispers, all or those to others.
bool isPartial(const Record &wanted) { return wanted.witness || wanted.withoutWhispers; }

transcript::Detail detailOf(const Record &wanted)
{
    // Decisions were made by votes, also on messages that others did not hear.
    if (isPartial(wanted))
        return transcript::Detail::Talk;
    switch (wanted.detail) {
    case RecordDetail::Votes: return transcript::Detail::Votes;
    case RecordDetail::Full: return transcript::Detail::Full;
    case RecordDetail::Talk: break;
    }
    return transcript::Detail::Talk;
}

} // namespace

DocumentStyle documentStyle(const Record &wanted, const DocumentPeople &people,
                            const QHash<base::ParticipantId, QByteArray> &pictures)
{
    DocumentStyle style;
    style.names = transcript::peopleOf(people.room, people.personas, wanted.names);
    style.witness = wanted.witness;
    style.detail = detailOf(wanted);
    style.language = wanted.names.value_or(model::Language::English);
    style.zone = QTimeZone::systemTimeZone();
    for (auto picture = pictures.cbegin(); picture != pictures.cend(); ++picture)
        style.pictures.insert(picture.key(), paper::facePicture(picture.value()));
    for (const model::Persona &persona : people.personas)
        style.colours.insert(persona.id, persona.colour);
    for (const model::Guest &guest : people.room.guests)
        style.colours.insert(guest.id, guest.colour);
    for (const model::Identity &identity : people.room.identities)
        style.colours.insert(identity.id, identity.colour);
    return style;
}

std::unique_ptr<transcript::RoomWriter> documentWriter(const Record &wanted, const DocumentStyle &style,
                                                       bool isHead)
{
    switch (wanted.format) {
    case RecordFormat::Json: return transcript::jsonWriter(wanted.witness);
    case RecordFormat::Markdown: return transcript::markdownWriter(style);
    case RecordFormat::Html: return transcript::htmlWriter(style);
    case RecordFormat::Pdf: return isHead ? paper::firstPageWriter(style) : paper::pdfWriter(style);
    case RecordFormat::Text: return transcript::plainWriter(style);
    case RecordFormat::SillyTavern: return transcript::sillyTavernWriter(style);
    case RecordFormat::Votes: return transcript::votesTableWriter(style);
    case RecordFormat::Srt: return transcript::subtitleWriter(style, transcript::SubtitleForm::Srt);
    case RecordFormat::Vtt: return transcript::subtitleWriter(style, transcript::SubtitleForm::Vtt);
    case RecordFormat::Cassette: return cassetteWriter();
    }
    Q_UNREACHABLE();
}

DocumentSource documentSource(const Record &wanted)
{
    switch (wanted.format) {
    case RecordFormat::Json:
        return isPartial(wanted) || !wanted.range.isAll() ? DocumentSource::Talk
                                                          : DocumentSource::TalkThenLog;
    case RecordFormat::Cassette: return DocumentSource::Log;
    case RecordFormat::Votes: return DocumentSource::Both;
    case RecordFormat::SillyTavern:
    case RecordFormat::Srt:
    case RecordFormat::Vtt: return DocumentSource::Talk;
    case RecordFormat::Markdown:
    case RecordFormat::Html:
    case RecordFormat::Pdf:
    case RecordFormat::Text: break;
    }
    return detailOf(wanted) == transcript::Detail::Talk ? DocumentSource::Talk : DocumentSource::Both;
}

bool hasFaces(RecordFormat format) { return format == RecordFormat::Html || format == RecordFormat::Pdf; }

std::optional<Error> documentFlaw(const Record &wanted)
{
    const auto refused = [](const QString &text) { return Error{ErrorCode::InvalidInput, text, {}}; };
    const bool isOfLog = wanted.format == RecordFormat::Votes || wanted.format == RecordFormat::Cassette;
    if (wanted.witness && isOfLog)
        return refused(RoomDocument::tr(
            "Companions do not see votes, so votes cannot be exported from one companion’s view."));
    if (wanted.withoutWhispers && isOfLog)
        return refused(RoomDocument::tr("A table of votes or a cassette also reveals whispers. Choose "
                                        "another format, or keep the whispers."));
    if (wanted.format == RecordFormat::Cassette && !wanted.range.isAll())
        return refused(RoomDocument::tr("A cassette covers the whole room. Export it without a range."));
    if (wanted.format == RecordFormat::Pdf && !paper::canPaint())
        return refused(RoomDocument::tr("A PDF cannot be created: no fonts found."));
    return std::nullopt;
}

} // namespace studio::services
