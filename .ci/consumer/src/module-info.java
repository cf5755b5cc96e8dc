// SPDX-License-Identifier: Apache-2.0
module stranger {
    requires io.github.hiverules.api;
    requires io.github.hiverules.impl;
    requires io.github.hiverules.notation;
}
