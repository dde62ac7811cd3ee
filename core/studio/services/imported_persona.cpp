// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/studio/services/imported_persona.h"

#include "core/base/content_hash.h"
#include "core/persona/limits.h"
#include "core/persona/picture/picture_check.h"

#include <QCoreApplication>

namespace studio::services {

using namespace Qt::StringLiterals;
using base::Error;
using base::ErrorCode;
using base::Result;
using model::Attachment;

namespace {

/// The context of PersonaService, which answers with these sentences.
struct PersonaWords
{
    Q_DECLARE_TR_FUNCTIONS(studio::services::PersonaService)
};

Attachment attachmentOf(const QByteArray &bytes, const QString &mime)
{
    return {base::contentHash(bytes), mime, bytes};
}

} // namespace

Result<Attachment> pictureAttachment(const QByteArray &picture)
{
    const auto checked = persona::checkPicture(picture);
    if (!checked)
        return tl::unexpected(checked.error());
    const bool isJpeg = checked->format == persona::PictureFormat::Jpeg;
    const bool isKnown = isJpeg || checked->format == persona::PictureFormat::Png;
    if (!isKnown || checked->bytes.size() > persona::kLargestPicture)
        return tl::unexpected(Error{
            ErrorCode::InvalidInput,
            PersonaWords::tr("Pictures must be PNG or JPEG of at most 1 MB. Reduce the picture’s size."),
            {}});
    return attachmentOf(checked->bytes, isJpeg ? u"image/jpeg"_s : u"image/png"_s);
}

Result<ImportedPersona> importedPersona(const ports::PersonaImport &import)
{
    ImportedPersona imported{import.persona, {}};
    model::Persona &persona = imported.persona;
    if (!import.picture.isEmpty()) {
        const auto picture = pictureAttachment(import.picture);
        if (!picture)
            return tl::unexpected(picture.error());
        // While the avatar is the portrait, exports use the card's own picture.
        QString &portrait = persona.card.portrait;
        if (portrait.isEmpty() || portrait == persona.avatar.picture)
            portrait = picture->hash;
        persona.avatar.picture = picture->hash;
        imported.attachments.append(*picture);
    }
    for (auto feeling = import.feelings.cbegin(); feeling != import.feelings.cend(); ++feeling) {
        const auto picture = pictureAttachment(feeling.value());
        if (!picture)
            return tl::unexpected(picture.error());
        persona.avatar.sprites.insert(feeling.key(), picture->hash);
        imported.attachments.append(*picture);
    }
    if (import.source.size() > persona::kLargestSource)
        return tl::unexpected(
            Error{ErrorCode::InvalidInput, PersonaWords::tr("The file is too large to keep."), {}});
    if (!import.source.isEmpty()) {
        imported.attachments.append(attachmentOf(import.source, u"application/octet-stream"_s));
        persona.card.source = imported.attachments.constLast().hash;
    }
    return imported;
}

} // namespace studio::services
