// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/content_hash.h"

#include <openssl/crypto.h>
#include <openssl/evp.h>

#include <array>

namespace studio::base {

QString contentHash(const QByteArray &bytes)
{
    std::array<unsigned char, EVP_MAX_MD_SIZE> digest{};
    unsigned int length = 0;
    const int isDone =
        EVP_Digest(bytes.constData(), size_t(bytes.size()), digest.data(), &length, EVP_sha256(), nullptr);
    Q_ASSERT(isDone == 1); // fails only if OpenSSL was built without SHA-256
    Q_UNUSED(isDone)
    // OpenSSL frees its per-thread memory when a thread ends, but not for pool threads that are still alive
    // when the program exits.
    OPENSSL_thread_stop();
    const auto *begin = reinterpret_cast<const char *>(digest.data());
    return QString::fromLatin1(QByteArray::fromRawData(begin, qsizetype(length)).toHex());
}

} // namespace studio::base
